// Where a learner stands in a scene: all from what was answered at the table and how much was read, so that a reload finds it again.
import type { LessonStep } from '../wire';

export interface Answered {
  ply: number;
  text: string;
}

/** `at` is the step the coach waits at, as many as there are if the scene is done; `astray` the ply of another answer than it takes. */
export function standing(
  steps: readonly LessonStep[],
  answers: readonly Answered[],
  read: number,
): { at: number; astray: number | null } {
  let [given, seen, at] = [0, 0, 0];
  for (const step of steps) {
    const answer = answers[given];
    if (step.do.length === 0) {
      // Who has answered since has read it, or did not care to.
      if (seen >= read && !answer) return { at, astray: null };
      seen += 1;
    } else {
      if (!answer) return { at, astray: null };
      if (!step.do.includes(answer.text.split(' @')[0] ?? '')) return { at, astray: answer.ply };
      given += 1;
    }
    at += 1;
  }
  return { at, astray: null };
}

#!/usr/bin/env node
// A bot in Node, for any game: of what is possible it likes what it has done least, so it sees all of a game.
//
//   hanse simulate luebeck --bots "cmd:node examples/bots/taster.mjs,random,random" --games 10
import { createInterface } from 'node:readline';

const done = new Map();
const times = (option) => done.get(option.split(' ')[0]) ?? 0;

for await (const line of createInterface({ input: process.stdin })) {
  const asked = JSON.parse(line);
  if ('hello' in asked) continue; // which game, which seat; no answer is wanted
  const choice = asked.options.reduce((best, option) => (times(option) < times(best) ? option : best));
  const word = choice.split(' ')[0];
  done.set(word, times(choice) + 1);
  process.stdout.write(`${JSON.stringify({ do: choice })}\n`);
}

/** The path under which the server has put us, without a slash at its end: built files lie in `assets/` below it. */
export const root: string = import.meta.env.PROD ? new URL('..', import.meta.url).pathname.slice(0, -1) : '';

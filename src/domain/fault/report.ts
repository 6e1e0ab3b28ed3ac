/**
 * What a client may report about a fault: the place in our scripts, and a message in which no
 * person can be recognised. The gateway masks it again, because anybody can call it.
 */

/** A place in one of our scripts without its address: `app.1a2b3c4d.js:1:2345`. */
const FRAME = /[\w.-]{1,80}\.js:\d{1,7}:\d{1,7}/g
const MOST_FRAMES = 8
const MOST_WORDS = 200

/** The innermost places of a stack, in the format of browsers and WeChat. */
export const framesOf = (stack: string): string[] =>
  (stack.match(FRAME) ?? []).slice(0, MOST_FRAMES)

/**
 * Masks values that engines quote, and everything that could be a person's number, name or token.
 */
export const maskFault = (message: string): string =>
  message
    .replace(/\b[a-z]+:\/\/\S+/gi, '<address>')
    .replace(/"[^"]*("|$)/g, '<quoted>')
    .replace(/'[^']*('|$)/g, (quoted) => (/^'[\w$.]{1,40}'$/.test(quoted) ? quoted : '<quoted>'))
    .replace(/[^\x20-\x7e]+/g, '*')
    .replace(/\S+@\S+/g, '*')
    .replace(/[\w-]{24,}/g, '*')
    .replace(/\d(?:[\s-]?\d){3,}/g, '#')
    .slice(0, MOST_WORDS)

/** A script that did not load is a network fault. It is logged but not reported. */
export const isChunkFailure = (message: string): boolean =>
  /Loading (?:CSS )?chunk|dynamically imported module/i.test(message)

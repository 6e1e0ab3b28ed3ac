/**
 * What may leave a phone about a fault (specification section 8): where our scripts broke, and words
 * in which nobody can be recognised. The gateway masks again, since anybody may call it.
 */

/** A place in a script of ours, without the address it came from: `app.1a2b3c4d.js:1:2345`. */
const FRAME = /[\w.-]{1,80}\.js:\d{1,7}:\d{1,7}/g
const MOST_FRAMES = 8
const MOST_WORDS = 200

/** The innermost places of a stack, as browsers and WeChat write it. */
export const framesOf = (stack: string): string[] =>
  (stack.match(FRAME) ?? []).slice(0, MOST_FRAMES)

/** What engines quote of a value, and everything that could be a number, name or token of somebody. */
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

/** Code that did not arrive is the network's fault: said in the log, and reported to nobody. */
export const isChunkFailure = (message: string): boolean =>
  /Loading (?:CSS )?chunk|dynamically imported module/i.test(message)

/**
 * Takes away what the engine of iOS 12 does not have, from the language that our own code shares
 * with the mini-program: neither finds it. The syntax is checked when a program is loaded.
 */
const YOUNGER: readonly (readonly [owner: object, names: string])[] = [
  [Array.prototype, 'at findLast findLastIndex toSorted toReversed toSpliced with'],
  [String.prototype, 'at replaceAll matchAll isWellFormed toWellFormed'],
  [Promise, 'allSettled any withResolvers try'],
  [Object, 'fromEntries hasOwn groupBy'],
  [Map, 'groupBy'],
  [Array, 'fromAsync'],
  [Intl, 'ListFormat RelativeTimeFormat Segmenter DisplayNames'],
]

export const forgetYounger = (): void => {
  for (const [owner, names] of YOUNGER)
    for (const name of names.split(' ')) Reflect.deleteProperty(owner, name)
}

/** Kept for the runtime itself: the build puts it where our code says `Object.fromEntries`. */
export const { fromEntries } = Object

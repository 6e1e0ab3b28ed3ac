/**
 * Built-in functions that the engine of iOS 12 does not have. They are removed for the simulator's
 * code as well, because it shares its globals with the mini-program. `compile` checks the syntax.
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

/** The build uses this copy where the runtime's own code calls `Object.fromEntries`. */
export const { fromEntries } = Object

/**
 * More texts than the gateway has. Without a limit, lists of values of any length would make ever
 * more texts.
 */
const MOST = 1000

/**
 * Caches what `read` finds in the text of a statement. Answers undefined for new texts once the
 * cache is full.
 */
export function cacheByText<T>(read: (text: string) => T): (text: string) => T | undefined {
  const known = new Map<string, T>()
  return (text) => {
    if (known.has(text) || known.size >= MOST) return known.get(text)
    const fresh = read(text)
    known.set(text, fresh)
    return fresh
  }
}

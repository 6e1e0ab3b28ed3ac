/** More texts than the gateway has; lists of values of any length make no end of them. */
const MOST = 1000

/** What is read of a statement by its text alone, read once a text; undefined beyond the first thousand. */
export function cacheByText<T>(read: (text: string) => T): (text: string) => T | undefined {
  const known = new Map<string, T>()
  return (text) => {
    if (known.has(text) || known.size >= MOST) return known.get(text)
    const fresh = read(text)
    known.set(text, fresh)
    return fresh
  }
}

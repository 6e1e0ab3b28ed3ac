/** NUL, which PostgreSQL stores in no text, and lone surrogates, which are not valid Unicode. */
const UNSOUND = /\0|\p{Cs}/u

/** Whether every text in a body, including the names of fields, can be stored as it was sent. */
export function isSoundText(body: unknown): boolean {
  // A loop instead of recursion, because 64 KB of brackets are deeper than the stack.
  const left: unknown[] = [body]
  while (left.length > 0) {
    const value = left.pop()
    if (typeof value === 'string') {
      if (UNSOUND.test(value)) return false
    } else if (typeof value === 'object' && value !== null) {
      for (const [name, inner] of Object.entries(value)) left.push(name, inner)
    }
  }
  return true
}

/** NUL, which PostgreSQL keeps in no text, and half characters, which are no Unicode. */
const UNSOUND = /\0|\p{Cs}/u

/** Whether every text in a body, names of fields too, can be written down as it came. */
export function isSoundText(body: unknown): boolean {
  // By hand, not by recursion: 64 KB of brackets are deeper than the stack.
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

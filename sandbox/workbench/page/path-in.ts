/**
 * The path in what a tester typed or pasted: `/insure?a=b`, or a whole link to any host name of this
 * gateway. Undefined for anything else.
 */
export function pathIn(typed: string): string | undefined {
  const text = typed.trim()
  if (text.startsWith('/') && !text.startsWith('//')) return text
  if (!/^https?:\/\//.test(text) || !URL.canParse(text)) return undefined
  const { pathname, search, hash } = new URL(text)
  return pathname + search + hash
}

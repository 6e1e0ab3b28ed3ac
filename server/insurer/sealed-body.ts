import type { Context } from '../context/context'
import type { InsurerRequest } from '../records/insurer/repo'

/** The bytes of a request name people, so they are sealed for it until they are sent. */

const ownerOf = (key: string): string => `insurerRequest:${key}`

export const sealBody = (ctx: Context, key: string, text: string): string =>
  ctx.keys.seal(text, ownerOf(key), 'insurerRequest')

export function openBody(
  ctx: Pick<Context, 'keys'>,
  { key, bodySealed }: Pick<InsurerRequest, 'key' | 'bodySealed'>,
): string {
  const text = ctx.keys.open(bodySealed, ownerOf(key), 'insurerRequest')
  if (text === undefined) throw new Error('A sealed request does not open: wrong PII_KEY?')
  return text
}

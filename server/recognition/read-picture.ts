import { refuse, type Answer } from '../context/answer'
import type { Context, User } from '../context/context'
import type { ReservedTry } from '../gateways/reserved-try'
import { withinLimit } from '../records/security/limit'
import { noteSecurity } from '../records/security/log'

/** Recognises JPEG and PNG by their first bytes, because the name of a file proves nothing. */
const isPicture = (bytes: Buffer): boolean =>
  bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])) ||
  bytes.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex'))

/**
 * Checks a picture, and has it read by a recognition service within the account's limit. Each picture
 * costs money, so each one counts. Only the event is recorded: neither the picture nor anything of it.
 */
export async function readPicture<T>(
  ctx: Context,
  user: User,
  picture: string,
  { limit, mostBytes }: { limit: 'LICENCE' | 'ID_CARD'; mostBytes: number },
  read: (reserved: ReservedTry) => Promise<Answer<T>>,
): Promise<Answer<T>> {
  const bytes = Buffer.from(picture, 'base64')
  if (bytes.length > mostBytes) return refuse('TOO_LARGE')
  if (!isPicture(bytes)) return refuse('LICENCE_PICTURE')
  return withinLimit(ctx, user, limit, async (reserved) => {
    await noteSecurity(ctx, ctx.db, `${limit}_READ`, user, { userId: user.id })
    return { counts: true, answer: await read(reserved) }
  })
}

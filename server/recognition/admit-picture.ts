import { DAY_MS } from '@/domain/time/day'
import { refuse, type Answer } from '../context/answer'
import type { Context, User } from '../context/context'
import { noteSecurity } from '../records/security/log'
import { countSecurityEvents } from '../records/security/repo'

/** Recognises JPEG and PNG by their first bytes, because the name of a file proves nothing. */
const isPicture = (bytes: Buffer): boolean =>
  bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])) ||
  bytes.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex'))

/**
 * Checks a picture before it goes to a recognition service, and counts it for the account, because
 * each one costs money. Only the event is recorded: neither the picture nor anything of it.
 */
export async function admitPicture(
  ctx: Context,
  user: User,
  picture: string,
  {
    kind,
    limit,
    mostBytes,
    mostADay,
  }: {
    kind: 'LICENCE_READ' | 'ID_CARD_READ'
    /** Names the limit in the security log. */
    limit: string
    mostBytes: number
    mostADay: number
  },
): Promise<Answer<true>> {
  const bytes = Buffer.from(picture, 'base64')
  if (bytes.length > mostBytes) return refuse('TOO_LARGE')
  if (!isPicture(bytes)) return refuse('LICENCE_PICTURE')
  const past = { userId: user.id, kind, since: ctx.clock.now() - DAY_MS }
  if ((await countSecurityEvents(ctx.db, past)) >= mostADay) {
    await noteSecurity(ctx, ctx.db, 'LIMIT_HIT', user, { userId: user.id, reason: limit })
    return refuse('TOO_MANY_REQUESTS')
  }
  await noteSecurity(ctx, ctx.db, kind, user, { userId: user.id })
  return { ok: true, value: true }
}

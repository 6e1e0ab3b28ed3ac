import type { RequestOf, ResponseOf } from '@/contract/call'
import type { calls } from '@/contract/calls'
import { MOST_LICENCE_BYTES } from '@/contract/licence'
import { normalise, validate } from '@/domain/credential/credential'
import { DAY_MS } from '@/domain/time/day'
import { refuse, type Answer } from '../context/answer'
import type { Context, User } from '../context/context'
import { noteSecurity } from '../records/security/log'
import { countSecurityEvents } from '../records/security/repo'

/** Pictures per day and account. Each one costs money, and a company has only one licence. */
const MOST_A_DAY = 20

/** Recognises JPEG and PNG by their first bytes, because the name of a file proves nothing. */
const isPicture = (bytes: Buffer): boolean =>
  bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])) ||
  bytes.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex'))

/**
 * Reads name and credit code of a company from its licence, so that the user need not type eighteen
 * characters. The picture is passed to the recognition service, and neither stored nor logged (PIPL
 * art. 19).
 */
export async function readLicence(
  ctx: Context,
  user: User,
  { picture }: RequestOf<typeof calls.readLicence>,
): Promise<Answer<ResponseOf<typeof calls.readLicence>>> {
  const bytes = Buffer.from(picture, 'base64')
  if (bytes.length > MOST_LICENCE_BYTES) return refuse('TOO_LARGE')
  if (!isPicture(bytes)) return refuse('LICENCE_PICTURE')
  const past = { userId: user.id, kind: 'LICENCE_READ', since: ctx.clock.now() - DAY_MS }
  if ((await countSecurityEvents(ctx.db, past)) >= MOST_A_DAY) {
    await noteSecurity(ctx, ctx.db, 'LIMIT_HIT', user, { userId: user.id, reason: 'LICENCE' })
    return refuse('TOO_MANY_REQUESTS')
  }
  await noteSecurity(ctx, ctx.db, 'LICENCE_READ', user, { userId: user.id })
  const read = await ctx.gateways.licence.read(picture)
  if (!read.ok) {
    if (read.code === 'UNREADABLE') return refuse('LICENCE_UNREADABLE')
    ctx.log.error({ alarm: 'LICENCE_SILENT', reason: read.code }, 'licence reader does not answer')
    return refuse('UNAVAILABLE')
  }
  const name = read.value.name.trim()
  const code = normalise({ value: read.value.creditCode })
  // A misread code is worse than none, because it looks right.
  const creditCode = validate({ type: 'ORG', value: code }).ok ? code : ''
  if (name === '' && creditCode === '') return refuse('LICENCE_UNREADABLE')
  return { ok: true, value: { name, creditCode } }
}

import type { RequestOf, ResponseOf } from '@/contract/call'
import type { calls } from '@/contract/calls'
import { MOST_LICENCE_BYTES } from '@/contract/licence'
import { normalise, validate } from '@/domain/credential/credential'
import { refuse, type Answer } from '../context/answer'
import type { Context, User } from '../context/context'
import { admitPicture } from './admit-picture'

/** Pictures per day and account. Each one costs money, and a company has only one licence. */
const MOST_A_DAY = 20

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
  const admitted = await admitPicture(ctx, user, picture, {
    ...{ kind: 'LICENCE_READ', limit: 'LICENCE' },
    ...{ mostBytes: MOST_LICENCE_BYTES, mostADay: MOST_A_DAY },
  })
  if (!admitted.ok) return admitted
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

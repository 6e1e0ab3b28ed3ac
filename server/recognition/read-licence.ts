import type { RequestOf, ResponseOf } from '@/contract/call'
import type { calls } from '@/contract/calls'
import { MOST_LICENCE_BYTES } from '@/contract/recognition'
import { normalise, validate } from '@/domain/credential/credential'
import { refuse, type Answer } from '../context/answer'
import type { Context, User } from '../context/context'
import { readPicture } from './read-picture'

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
  const about = { limit: 'LICENCE', mostBytes: MOST_LICENCE_BYTES } as const
  return readPicture(ctx, user, picture, about, async (reserved) => {
    const read = await ctx.gateways.licence.read(picture, reserved)
    if (!read.ok) {
      if (read.code === 'UNREADABLE') return refuse('LICENCE_UNREADABLE')
      ctx.log.error(
        { alarm: 'LICENCE_SILENT', reason: read.code },
        'licence reader does not answer',
      )
      return refuse('UNAVAILABLE')
    }
    const name = read.value.name.trim()
    const code = normalise({ value: read.value.creditCode })
    // A misread code is worse than none, because it looks right.
    const creditCode = validate({ type: 'ORG', value: code }).ok ? code : ''
    if (name === '' && creditCode === '') return refuse('LICENCE_UNREADABLE')
    return { ok: true, value: { name, creditCode } }
  })
}

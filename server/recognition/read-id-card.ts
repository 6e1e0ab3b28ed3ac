import type { RequestOf, ResponseOf } from '@/contract/call'
import type { calls } from '@/contract/calls'
import { MOST_ID_CARD_BYTES } from '@/contract/recognition'
import { normalise, validate } from '@/domain/credential/credential'
import { isDay } from '@/domain/time/day'
import { refuse, type Answer } from '../context/answer'
import type { Context, User } from '../context/context'
import type { IdCard } from '../gateways/id-card/port'
import { readPicture } from './read-picture'

type Read = ResponseOf<typeof calls.readIdCard>

/** Reads `20200101-20400101` and `2020.01.01-长期`. */
const validityOf = (text: string): Read['validity'] => {
  const [from = '', until = ''] = text.replace(/[.\s]/g, '').split('-')
  const dayOf = (digits: string) => digits.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3')
  const start = dayOf(from)
  if (!isDay(start)) return null
  if (until === '长期') return { type: 'longTerm', start }
  const end = dayOf(until)
  return isDay(end) && end > start ? { type: 'shortTerm', start, end } : null
}

/**
 * Reads a person's identity card, so that name and number need not be typed. The person checks what
 * was read. The picture is passed to the recognition service, and neither stored nor logged (PIPL
 * art. 19).
 */
export async function readIdCard(
  ctx: Context,
  user: User,
  { side, picture }: RequestOf<typeof calls.readIdCard>,
): Promise<Answer<Read>> {
  const reader = ctx.gateways.idCard
  if (!reader) return refuse('UNAVAILABLE')
  const about = { limit: 'ID_CARD', mostBytes: MOST_ID_CARD_BYTES } as const
  return readPicture(ctx, user, picture, about, async (reserved) => {
    const read = await reader.read(side, picture, reserved)
    if (read.ok) return show(side, read.value)
    if (read.code === 'UNREADABLE') return refuse('ID_CARD_UNREADABLE')
    if (read.code === 'SIDE') return refuse('ID_CARD_SIDE')
    ctx.log.error({ alarm: 'ID_CARD_SILENT', reason: read.code }, 'card reader does not answer')
    return refuse('UNAVAILABLE')
  })
}

function show(side: RequestOf<typeof calls.readIdCard>['side'], card: IdCard): Answer<Read> {
  const isFace = side === 'FACE'
  const number = normalise({ value: card.number })
  const value: Read = {
    name: isFace ? card.name.trim() : '',
    // A misread number is worse than none, because it looks right.
    credentialNo: isFace && validate({ type: '01', value: number }).ok ? number : '',
    validity: isFace ? null : validityOf(card.validity),
  }
  const isEmpty = value.name === '' && value.credentialNo === '' && value.validity === null
  return isEmpty ? refuse('ID_CARD_UNREADABLE') : { ok: true, value }
}

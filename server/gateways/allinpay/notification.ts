import * as v from 'valibot'
import { fail, ok, type Result } from '@/domain/base/result'
import type { Notification, NotificationCode } from '../payments/port'
import { isOurs } from './exchange'
import type { AllInPay } from './options'
import { filled } from './signature'
import { notice, toTrade } from './wire'

/**
 * Reads a notification, which is a form. The signature covers all fields that came. It contains no
 * time, so a notification can be replayed; that is harmless because processing it twice changes
 * nothing.
 */
export function readNotice(
  options: AllInPay,
  rawBody: string,
): Result<Notification, NotificationCode> {
  const fields = Object.fromEntries(new URLSearchParams(rawBody))
  if (!fields.sign) return fail('HEADER_MISSING')
  if (!options.verify(fields)) return fail('BAD_SIGNATURE')
  if (!isOurs(options, fields)) return fail('WRONG_MERCHANT')
  const reply = v.safeParse(notice, filled(fields))
  if (!reply.success) return fail('MALFORMED')
  const { cusorderid, paytime, ...tranx } = reply.output
  const trade = toTrade(cusorderid, { ...tranx, fintime: paytime })
  return ok({ id: `${cusorderid} ${tranx.trxid ?? ''} ${tranx.trxstatus}`, kind: 'trade', trade })
}

import type { Context } from '../../context/context'
import type { Writes } from '../../db/write-batch'
import { prefixOf } from './network'
import { addSecurityEvent } from './repo'

/** The events of the security log (OWASP ASVS 5.0, 16.3). */
type SecurityEvent =
  | 'SIGN_IN'
  | 'SIGN_IN_FAILED'
  | 'SIGN_OUT'
  | 'SIGN_OUT_EVERYWHERE'
  | 'STOLEN_TOKEN'
  | 'CAPTCHA_FAILED'
  | 'LIMIT_HIT'
  | 'REALNAME_REFUSED'
  | 'LICENCE_READ'
  | 'ID_CARD_READ'
  | 'INSURED_REFUSED'
  | 'DATA_EXPORTED'
  | 'PEOPLE_SHOWN'
  | 'CONSENT_WITHDRAWN'
  | 'ACCOUNT_DELETED'

/** The part of `Visitor` that the log needs. */
export interface Place {
  ip: string
  device?: string | undefined
}

interface Details {
  userId?: string | undefined
  /** Callers must mask it. */
  subject?: string | undefined
  reason?: string | undefined
}

/** Writes an event to the table, where the account's owner can read part of it, and to the log. */
export async function noteSecurity(
  ctx: Context,
  db: Writes,
  kind: SecurityEvent,
  { ip, device }: Place,
  { userId, subject, reason }: Details = {},
): Promise<void> {
  const network = prefixOf(ip)
  const seen = { userId: userId ?? null, subject: subject ?? null, reason: reason ?? null }
  const at = ctx.clock.now()
  await addSecurityEvent(db, {
    id: ctx.ids.next(),
    kind,
    ...seen,
    network,
    device: device ?? null,
    at,
  })
  const told = { security: kind, network, ...(userId && { userId }), ...(subject && { subject }) }
  ctx.log.info({ ...told, ...(reason && { reason }) }, 'security')
}

import { sql, type SQL } from 'drizzle-orm'
import type { SealedField } from '../../context/keys'

/**
 * The columns that hold ciphertexts, with field and owner as the code that seals them writes them.
 */
export interface Place {
  table: string
  column: string
  field: SealedField
  owner: SQL
  /** A trigger refuses changes of it without a row of the staff log in the same transaction. */
  isLogged?: boolean
}

const ofUser = (column: string, field: SealedField): Place => ({
  table: 'users',
  column,
  field,
  owner: sql`'user:' || id`,
})

export const places: readonly Place[] = [
  ofUser('mobile_sealed', 'mobile'),
  ofUser('bind_phone_sealed', 'mobile'),
  ofUser('wx_open_id_sealed', 'wxOpenId'),
  ofUser('oa_open_id_sealed', 'oaOpenId'),
  ofUser('name_sealed', 'name'),
  ofUser('credential_no_sealed', 'credentialNo'),
  {
    table: 'sessions',
    column: 'oa_open_id_sealed',
    field: 'oaOpenId',
    owner: sql`'user:' || user_id`,
  },
  {
    table: 'outbox',
    column: 'open_id_sealed',
    field: 'wxOpenId',
    owner: sql`'user:' || user_id`,
  },
  {
    table: 'withdrawals',
    column: 'open_id_sealed',
    field: 'oaOpenId',
    owner: sql`'user:' || user_id`,
  },
  {
    table: 'proposals',
    column: 'applicant_sealed',
    field: 'applicant',
    owner: sql`'proposal:' || id`,
  },
  {
    table: 'insurants',
    column: 'person_sealed',
    field: 'insurant',
    owner: sql`'proposal:' || proposal_id`,
  },
  {
    table: 'staff',
    column: 'totp_sealed',
    field: 'totp',
    owner: sql`'staff:' || id`,
    isLogged: true,
  },
  {
    table: 'approvals',
    column: 'given_sealed',
    field: 'approval',
    owner: sql`'user:' || user_id`,
    isLogged: true,
  },
  {
    table: 'refunds',
    column: 'card_sealed',
    field: 'refundCard',
    owner: sql`'refund:' || out_refund_no`,
  },
  { table: 'contacts', column: 'person_sealed', field: 'insurant', owner: sql`'user:' || user_id` },
  { table: 'drafts', column: 'body_sealed', field: 'draft', owner: sql`'user:' || user_id` },
  {
    table: 'delegations',
    column: 'form_sealed',
    field: 'draft',
    owner: sql`'delegation:' || id`,
  },
  {
    table: 'insurer_requests',
    column: 'body_sealed',
    field: 'insurerRequest',
    owner: sql`'insurerRequest:' || key`,
  },
  {
    table: 'insurer_documents',
    column: 'bytes_sealed',
    field: 'insurerDocument',
    owner: sql`'insurerDocument:' || proposal_id || ':' || position`,
  },
  {
    table: 'wechat_held',
    column: 'value_sealed',
    field: 'wechatHeld',
    owner: sql`'wechat:' || id`,
  },
]

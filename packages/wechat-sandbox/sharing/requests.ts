import * as v from 'valibot'
import { sampleAppid, sampleOfficialAppid } from '../world/keys'
import { receiverTypes } from './book'

/** The rules for a merchant's requests about profit sharing (WeChat Pay v3). */

const appid = v.picklist([sampleAppid, sampleOfficialAppid])
const number = v.pipe(v.string(), v.regex(/^[\w|*@-]{1,64}$/))
const cents = v.pipe(v.number(), v.safeInteger(), v.minValue(1))
const words = v.pipe(v.string(), v.minLength(1), v.maxLength(80))
const account = v.pipe(v.string(), v.minLength(1), v.maxLength(64))
const MOST_RECEIVERS = 50

const relations = [
  ...(['SERVICE_PROVIDER', 'STORE', 'STAFF', 'STORE_OWNER', 'PARTNER', 'HEADQUARTER'] as const),
  ...(['BRAND', 'DISTRIBUTOR', 'USER', 'SUPPLIER', 'CUSTOM'] as const),
] as const
const receiverKey = { appid, type: v.picklist(receiverTypes), account }

export const addRequest = v.pipe(
  v.object({
    ...receiverKey,
    /** Encrypted for WeChat Pay: the full name of a merchant, or a person's name. */
    name: v.optional(v.string()),
    relation_type: v.picklist(relations),
    custom_relation: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(10))),
  }),
  v.check(({ type, name }) => type !== 'MERCHANT_ID' || name !== undefined),
  v.check((body) => body.relation_type !== 'CUSTOM' || body.custom_relation !== undefined),
)

export const deleteRequest = v.object(receiverKey)

export const shareRequest = v.pipe(
  v.object({
    appid: v.optional(appid),
    transaction_id: v.string(),
    out_order_no: number,
    receivers: v.pipe(
      v.array(
        v.object({
          type: v.picklist(receiverTypes),
          account,
          name: v.optional(v.string()),
          amount: cents,
          description: words,
        }),
      ),
      v.minLength(1),
      v.maxLength(MOST_RECEIVERS),
    ),
    unfreeze_unsplit: v.boolean(),
  }),
  // An openid is known to its app alone.
  v.check(
    ({ appid: named, receivers }) =>
      named !== undefined || receivers.every(({ type }) => type === 'MERCHANT_ID'),
  ),
)

export const unfreezeRequest = v.object({
  transaction_id: v.string(),
  out_order_no: number,
  description: words,
})

export const returnRequest = v.pipe(
  v.object({
    order_id: v.optional(v.string()),
    out_order_no: v.optional(v.string()),
    out_return_no: number,
    return_mchid: v.string(),
    amount: cents,
    description: words,
  }),
  v.check((body) => (body.order_id === undefined) !== (body.out_order_no === undefined)),
)

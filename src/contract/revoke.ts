import * as v from 'valibot'
import { defineCall, type ResponseOf } from './call'
import { day, fen, id, instant, product, knownOnly, source } from './fields'
import { insuredName } from './person'
import { policyStatus, revokeAsks, shownRefund } from './shown'
import { wording } from './wording'

const prefix = '/rpc/city-insur-revoke/'

/** What revoking any policy of this order means (EN020). */
export const getRevokeInfo = defineCall({
  cmd: 'getRevokeInfo',
  prefix,
  access: 'user',
  summary: 'Every policy that falls with this one, person by person, and what comes back.',
  request: v.strictObject({ policyId: id }),
  response: v.object({
    orderId: id,
    ...product,
    wording: v.optional(wording, {}),
    revokeExtra: v.object({
      /** `premium` is in fen. */
      premiumInfoList: v.array(
        v.object({
          maskName: v.string(),
          relationType: insuredName.relationType,
          credentialTail: insuredName.credentialTail,
          home: insuredName.home,
          premium: fen,
          discountDesc: v.string(),
        }),
      ),
    }),
    /** In fen. It is less than the premiums if a part was refunded before. */
    refundAmount: fen,
    insuredInfo: v.object({ userName: v.string() }),
    popupInfo: v.object({
      nameList: v.array(v.string()),
      productInfo: v.object({ productName: v.string(), insurantList: v.array(v.string()) }),
    }),
    /** The last instant for a revocation under the product's rules. */
    revokeUntil: instant,
    revokeAsks,
  }),
  errors: ['NOT_FOUND', 'ORDER_STATE', 'REVOKE_TOO_LATE'],
})
export type RevokeInfo = ResponseOf<typeof getRevokeInfo>

const revoking = {
  access: 'user',
  idempotent: true,
  summary:
    'Ends every policy of the payment order for all of its money; a repeat answers how it stands.',
  request: v.strictObject({
    policyId: id,
    /** The refund in fen that the user saw. The gateway refuses another amount. */
    expectedRefundable: fen,
  }),
  response: v.object({
    orderId: id,
    refundAmount: fen,
    refunds: v.array(shownRefund),
    policyNum: v.number(),
    /** True where the insurer decides first; the money waits for its answer. */
    asked: v.exactOptional(v.boolean()),
  }),
  errors: ['NOT_FOUND', 'ORDER_STATE', 'REVOKE_TOO_LATE', 'REFUND_CHANGED'],
} as const

/** The same call under its three addresses. */
export const revokePolicyAndRefund = defineCall({
  ...revoking,
  cmd: 'revokePolicyAndRefund',
  prefix: '/api/c/city-insur-core/',
})
export const revokePolicy = defineCall({
  ...revoking,
  cmd: 'revokePolicy',
  prefix,
  deprecated: true,
})
export const revokePartnerPolicy = defineCall({
  ...revoking,
  cmd: 'revokePolicy',
  prefix: '/api/tob-insur-core/',
})

const listing = {
  access: 'user',
  summary: 'Paid orders with their policies, newest first, and which of them may be revoked.',
  request: v.partial(v.strictObject({ ...product, cursor: id })),
  response: v.object({
    list: knownOnly(
      v.object({
        orderId: id,
        ...product,
        productName: v.string(),
        wording: v.optional(wording, {}),
        servicePhone: v.string(),
        paidAt: v.nullable(instant),
        effectiveOn: day,
        totalFen: fen,
        /** Until when the order can be revoked; null if it cannot. */
        revokeUntil: v.nullable(instant),
        revokeAsks,
        policies: v.array(
          v.object({
            policyId: id,
            policyNo: v.string(),
            ...insuredName,
            premiumFen: fen,
            status: policyStatus,
          }),
        ),
      }),
    ),
    nextCursor: v.nullable(id),
  }),
} as const

export const listRevocable = defineCall({ ...listing, cmd: 'getRevokeList', prefix })
export const listPartnerPolicies = defineCall({
  ...listing,
  summary: 'The same of what was bought by way of a partner: of the one that is named, or of any.',
  request: v.partial(v.strictObject({ ...product, cursor: id, entrySource: source })),
  cmd: 'getPolicyList',
  prefix: '/api/tob-insur-core/',
})
export type RevocableOrder = ResponseOf<typeof listRevocable>['list'][number]

export const revokeCalls = {
  getRevokeInfo,
  listRevocable,
  listPartnerPolicies,
  revokePolicyAndRefund,
  revokePolicy,
  revokePartnerPolicy,
}

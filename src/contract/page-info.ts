import * as v from 'valibot'
import { defineCall, type ResponseOf } from './call'
import { count, day, fen, instant, payType, product, relationType } from './fields'
import { knownOnly } from './known-only'
import { tariff } from './tariff'

/** A payment type on offer; `maintenance` ones are shown but cannot be chosen. */
const offer = v.object({
  type: payType,
  buttonTxt: v.string(),
  /** The mark beside it, by name; one that a build does not know is drawn as its type's. */
  icon: v.string(),
  /** Another drawing on that mark. */
  iconFont: v.optional(v.string()),
  /** Whose cashier opens now, where that is another way than the one that is offered. */
  currentPayType: v.optional(payType),
  /** What choosing it means, as the request says it; without it the type itself. */
  intentPayType: v.optional(payType),
  paymentStatus: v.picklist(['normal', 'maintenance']),
  maintainText: v.optional(v.string()),
})

export const paymentConfig = v.object({
  selectable: v.boolean(),
  doNotAutoSelect: v.boolean(),
  types: v.array(offer),
})
export type PaymentConfig = v.InferOutput<typeof paymentConfig>

/** As it is answered: a way to pay that this build does not know is not offered. */
export const shownPayment = v.object({ ...paymentConfig.entries, types: knownOnly(offer) })

export const getPageInfo = defineCall({
  cmd: 'getProposalPageInfoToc',
  prefix: '/rpc/city-insur-proposal/',
  access: 'visitor',
  summary: 'What the insure page must know now: server time, sale period, tariff, limits, schemes.',
  request: v.strictObject({ ...product, version: v.literal(3) }),
  response: v.object({
    productCode: v.string(),
    currentTime: instant,
    isSellTime: v.boolean(),
    saleStartAt: instant,
    saleEndAt: instant,
    effectiveOn: day,
    expireOn: day,
    /** The day on which ages count; the effective day when it is not said. */
    ageOn: v.exactOptional(day),
    tariff,
    fromPremiumFen: fen,
    maxInsurantNum: count,
    insurantMaxNum: v.record(v.string(), count),
    relations: knownOnly(relationType),
    minAge: count,
    maxAge: count,
    protectScheme: v.object({
      selectable: v.boolean(),
      schemeList: v.array(
        v.object({ comboCode: v.string(), title: v.string(), desc: v.optional(v.string()) }),
      ),
      defaultComboCode: v.string(),
    }),
    payment: shownPayment,
    /** Of the product's page, for the steps of the trace; an older gateway does not say. */
    pageVersion: v.optional(v.string(), ''),
    /** What is read and agreed before a proposal, by its hash: notices by their type, and `health`. */
    texts: v.optional(
      v.array(v.object({ type: v.string(), version: v.string(), textHash: v.string() })),
      [],
    ),
  }),
  errors: ['PRODUCT_NOT_FOUND'],
})
export type PageInfo = ResponseOf<typeof getPageInfo>

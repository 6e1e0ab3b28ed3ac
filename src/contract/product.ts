import * as v from 'valibot'
import { defineCall, type ResponseOf } from './call'
import {
  count,
  day,
  fen,
  instant,
  laterCover,
  payType,
  product,
  relationType,
  saleGoesOn,
  knownOnly,
  cityCode,
  id,
} from './fields'
import { tariff } from './price'

/** An offered payment type. Types in `maintenance` are shown but cannot be chosen. */
const offer = v.object({
  type: payType,
  buttonTxt: v.string(),
  /** Name of the icon. A build that does not know it draws the icon of the payment type. */
  icon: v.string(),
  /** Another drawing on the icon. */
  iconFont: v.optional(v.string()),
  /** The payment type whose cashier opens now, if it differs from the offered one. */
  currentPayType: v.optional(payType),
  /** The payment type that a request sends for this choice; without it the type itself. */
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

/** The answer leaves out payment types that this build does not know. */
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
    /** Why staff stopped the sale, for people to read. Missing where nobody did. */
    stopWords: v.exactOptional(v.string()),
    saleStartAt: instant,
    saleEndAt: instant,
    saleGoesOn,
    effectiveOn: day,
    expireOn: day,
    laterCover,
    /** The day on which ages count; the effective day if it is missing. */
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
    /** Whether photos of identity cards are read here. An older gateway omits it. */
    readsIdCards: v.exactOptional(v.boolean()),
    /**
     * Version of the product page, for the steps of the sales evidence. An older gateway omits it.
     */
    pageVersion: v.optional(v.string(), ''),
    /**
     * Texts that are read and agreed before a proposal, with their hash: notices by their type, and
     * `health`.
     */
    texts: v.optional(
      v.array(v.object({ type: v.string(), version: v.string(), textHash: v.string() })),
      [],
    ),
  }),
  errors: ['PRODUCT_NOT_FOUND'],
})
export type PageInfo = ResponseOf<typeof getPageInfo>

/**
 * Switches that an operator sets for a product's page. A client drops switches that it does not
 * know.
 */
export const insureFeatures = v.object({
  /** Users may share the page where their host supports it. */
  share: v.optional(v.boolean(), true),
  /** Sharing is rewarded now, so the page leads to 分享有礼 inside WeChat. It follows the activity. */
  shareGift: v.optional(v.boolean(), false),
  /** The first of the frequent questions is shown open. */
  openFirstQuestion: v.optional(v.boolean(), false),
})
export type InsureFeatures = v.InferOutput<typeof insureFeatures>

export const getInsureFeatures = defineCall({
  cmd: 'getInsureFeatureJSON',
  prefix: '/api/insure-api-v2/',
  access: 'visitor',
  summary: 'What is switched on and off on the page of a product.',
  request: v.strictObject(product),
  response: v.object({ featureJSON: v.string() }),
  errors: ['PRODUCT_NOT_FOUND'],
})

export const getRecommendInfo = defineCall({
  cmd: 'getRecommendInfo',
  prefix: '/rpc/city-insur-misc/',
  access: 'user',
  summary:
    'What else of a city is on sale that the holder of a policy does not hold, cheapest first.',
  request: v.strictObject({ scene: v.picklist(['RESULT', 'POLICY']), policyId: id, cityCode }),
  response: v.object({
    productList: knownOnly(
      v.object({
        cityCode: v.string(),
        productCode: v.string(),
        productName: v.string(),
        slogan: v.string(),
        /** The lowest premium in fen of any age and scheme. */
        fromFen: fen,
      }),
    ),
  }),
  errors: ['NOT_FOUND'],
})
export type RecommendedProduct = ResponseOf<typeof getRecommendInfo>['productList'][number]

const prefix = '/rpc/abtest-broker/'
const request = v.strictObject({ componentId: id })
/** The tested variant; `default` if there is no test. */
const response = v.object({ featureValue: v.string() })

export const getTestTag = defineCall({
  cmd: 'getTestTag',
  prefix,
  access: 'user',
  summary: 'Which side of a comparison this person is on; the same every time.',
  request,
  response,
})

export const getVisitorTestTag = defineCall({
  cmd: 'getTestTagNoLogin',
  prefix,
  access: 'visitor',
  summary: 'The same for who is not signed in: the side that everybody sees.',
  request,
  response,
})

export const productCalls = {
  getPageInfo,
  getInsureFeatures,
  getRecommendInfo,
  getTestTag,
  getVisitorTestTag,
}

import * as v from 'valibot'
import { statesOf } from '@/domain/order/states'
import { payPlaces } from '@/domain/pay/pay-type'
import { defineCall, type ResponseOf } from './call'
import { agreedText, day, fen, id, product, textHash, knownOnly } from './fields'
import { insuredName } from './person'
import { documentLink } from './product-page'

const prefix = '/rpc/city-insur-renewal/'

/** Why auto-renewal cannot be switched on. */
const obstacle = v.picklist([
  'NOT_OFFERED',
  'POLICY_STATE',
  'TOO_LATE',
  'NOT_ELIGIBLE',
  'MAINTENANCE',
])
export type RenewalObstacle = v.InferOutput<typeof obstacle>

/** A product and its coverage period. */
const cover = v.object({
  ...product,
  productName: v.string(),
  effectiveOn: day,
  expireOn: day,
})

/** What one benefit of a plan pays before and after; null where the plan does not have it. */
const change = v.object({
  name: v.string(),
  before: v.nullable(v.string()),
  after: v.nullable(v.string()),
})
export type RenewalChange = v.InferOutput<typeof change>

const switchState = v.object({
  policyId: id,
  /** The text that the user agrees to, with its hash. An older gateway omits it. */
  text: v.optional(agreedText),
  /** The policy's present cover. An older gateway omits it. */
  current: v.optional(cover),
  /**
   * The product as which the policy is renewed, its new coverage period, and what it changes. Absent
   * when nothing can be renewed. An older gateway omits it.
   */
  becomes: v.optional(
    v.object({
      ...cover.entries,
      changes: knownOnly(change),
      /** The documents to agree to, apart from the text. An older gateway omits them. */
      documents: v.optional(knownOnly(documentLink), []),
    }),
  ),
  /**
   * Whether the policy would be renewed as another product, or under other documents, than the user
   * agreed to. Nothing is charged until the user agrees again.
   */
  mustAgreeAgain: v.optional(v.boolean(), false),
  /** Whether the policy renews automatically, or will once the agreement is signed. */
  isOn: v.boolean(),
  /** State of the renewal agreement, if there is or was one. */
  status: v.nullable(v.picklist(statesOf('renewal'))),
  obstacle: v.nullable(obstacle),
  /** ONLY_WC: only WeChat Pay charges renewals. */
  mode: v.picklist(['ONLY_WC', 'NONE']),
  maintainText: v.optional(v.string(), ''),
  /** All insured persons of the same order, who may be renewed together. */
  family: v.array(
    v.object({
      policyId: id,
      ...insuredName,
      /** The person's plan. */
      comboTitle: v.optional(v.string(), ''),
      premiumFen: fen,
      /** The premium of the present policy. An older gateway omits it. */
      currentFen: v.optional(fen),
      isOn: v.boolean(),
      /** Part of an agreement that is active or waits for its signature. */
      isAgreed: v.optional(v.boolean(), false),
    }),
  ),
  /**
   * People of the order whose cover goes on already, so that they are not renewed again. An older
   * gateway omits it.
   */
  continued: v.optional(v.array(v.object({ ...insuredName, effectiveOn: day })), []),
  /** The days of the notice, of the charge and of the new coverage period. */
  dates: v.object({ noticeOn: day, dueOn: day, effectiveOn: day }),
  /** The greatest amount (fen) that the user agreed to. */
  next: v.nullable(v.object({ amountFen: fen })),
})

export const getRenewalSwitch = defineCall({
  cmd: 'getRenewalSwitch',
  prefix,
  access: 'user',
  summary:
    'Whether a policy renews itself, for whom else, when it is charged and how much at most.',
  request: v.strictObject({ policyId: id }),
  response: switchState,
  errors: ['NOT_FOUND'],
})
export type RenewalSwitch = ResponseOf<typeof getRenewalSwitch>

export const getPoliciesRenewalSwitch = defineCall({
  cmd: 'getPoliciesRenewalSwitch',
  prefix,
  access: 'user',
  summary: 'The switches of this user, one for each policy that could renew itself.',
  request: v.partial(v.strictObject(product)),
  response: v.object({
    list: knownOnly(
      v.object({
        policyId: id,
        /** The order of the policy, whose policies renew together. An older gateway omits it. */
        orderId: v.optional(id),
        cityCode: v.optional(v.string()),
        productCode: v.optional(v.string()),
        productName: v.optional(v.string(), ''),
        insurantName: v.optional(v.string(), ''),
        relationType: insuredName.relationType,
        credentialTail: insuredName.credentialTail,
        home: insuredName.home,
        effectiveOn: v.optional(day),
        expireOn: v.optional(day),
        isOn: v.boolean(),
        /** Whether auto-renewal can be agreed to now. An older gateway omits it. */
        isOffered: v.optional(v.boolean(), true),
      }),
    ),
  }),
})

export type RenewablePolicy = ResponseOf<typeof getPoliciesRenewalSwitch>['list'][number]

/** Where the agreement is signed: on a page of WeChat, or in WeChat's mini-program for it. */
const signing = v.variant('kind', [
  v.object({ kind: v.literal('redirect'), url: v.string() }),
  v.object({
    kind: v.literal('miniProgram'),
    appId: v.string(),
    path: v.string(),
    extraData: v.record(v.string(), v.string()),
  }),
])
export type RenewalSigning = v.InferOutput<typeof signing>

const turningOn = {
  access: 'user',
  idempotent: true,
  summary:
    'Agrees to renew policies of one order once, and leads to WeChat Pay, which is signed with.',
  request: v.strictObject({
    policyIds: v.pipe(v.array(id), v.minLength(1), v.maxLength(20)),
    /** Hash of the text that the user agreed to. */
    textHash,
    /** The amount in fen that the user saw. The gateway refuses another amount. */
    expectedFen: fen,
    /**
     * The product that the user agreed to. The gateway refuses another one. If it is absent, the
     * user agreed to the product of the policy.
     */
    productCode: v.optional(product.productCode),
    /**
     * Addresses of the documents that the user agreed to. If one of the product is missing, the answer
     * is TRACE_INCOMPLETE.
     */
    documents: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(500))), v.maxLength(20))),
    /** Where the user is. Inside WeChat the agreement needs the user's openid there. */
    place: v.optional(v.picklist(payPlaces), 'BROWSER'),
  }),
  response: v.object({ renewalId: id, signing }),
  errors: [
    'NOT_FOUND',
    'RENEWAL_UNAVAILABLE',
    'NOTICE_CHANGED',
    'PRICE_CHANGED',
    'TRACE_INCOMPLETE',
    'PAYER_UNKNOWN',
    'PAY_GATEWAY',
  ],
} as const

/** The same call under its two addresses. */
export const turnOnAutoRenewal = defineCall({
  ...turningOn,
  cmd: 'turnOnAutoRenewalToc',
  prefix,
})
export const authorizeRenewal = defineCall({
  ...turningOn,
  cmd: 'authorizeRenewal',
  prefix: '/rpc/city-insur-custom/',
})

export const turnOffAutoRenewal = defineCall({
  cmd: 'turnOffAutoRenewalToc',
  prefix,
  access: 'user',
  idempotent: true,
  summary:
    'Ends the renewal of one policy, or of its whole family, at once; again it changes nothing.',
  request: v.strictObject({ policyId: id, wholeFamily: v.optional(v.boolean(), false) }),
  response: v.object({ policyIds: v.array(id) }),
  errors: ['NOT_FOUND'],
})

export const renewalCalls = {
  getRenewalSwitch,
  getPoliciesRenewalSwitch,
  turnOnAutoRenewal,
  authorizeRenewal,
  turnOffAutoRenewal,
}

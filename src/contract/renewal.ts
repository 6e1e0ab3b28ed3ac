import * as v from 'valibot'
import { statesOf } from '@/domain/payment/order-states'
import { payPlaces } from '@/domain/payment/pay-type'
import { defineCall, type ResponseOf } from './call'
import { agreedText, day, fen, id, product, textHash } from './fields'
import { insuredName } from './insured-name'
import { knownOnly } from './known-only'

const prefix = '/rpc/city-insur-renewal/'

/** Why it cannot be switched on. */
const obstacle = v.picklist([
  'NOT_OFFERED',
  'POLICY_STATE',
  'TOO_LATE',
  'NOT_ELIGIBLE',
  'MAINTENANCE',
])
export type RenewalObstacle = v.InferOutput<typeof obstacle>

/** A product and the period in which it covers. */
const cover = v.object({
  ...product,
  productName: v.string(),
  effectiveOn: day,
  expireOn: day,
})

const switchState = v.object({
  policyId: id,
  /** What is agreed to by its hash; an older gateway does not say. */
  text: v.optional(agreedText),
  /** What is in force; an older gateway does not say. */
  current: v.optional(cover),
  /** Whether this policy is renewed by itself, or will be once it is signed. */
  isOn: v.boolean(),
  /** Of the agreement it belongs to, where there is or was one. */
  status: v.nullable(v.picklist(statesOf('renewal'))),
  obstacle: v.nullable(obstacle),
  /** ONLY_WC: WeChat Pay alone (specification section 4). */
  mode: v.picklist(['ONLY_WC', 'NONE']),
  maintainText: v.optional(v.string(), ''),
  /** Everybody insured by the same order, who may be renewed together. */
  family: v.array(
    v.object({
      policyId: id,
      ...insuredName,
      /** The plan that the person is insured by. */
      comboTitle: v.optional(v.string(), ''),
      premiumFen: fen,
      isOn: v.boolean(),
      /** Part of an agreement that stands, or waits to be signed. */
      isAgreed: v.optional(v.boolean(), false),
    }),
  ),
  /** When people are told, when it is charged, when the new cover begins. */
  dates: v.object({ noticeOn: day, dueOn: day, effectiveOn: day }),
  /** What was agreed to: at most this. */
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
        /** The order that it was bought with, which renews together; an older gateway does not say. */
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
        /** Whether it can be agreed to now; an older gateway does not say. */
        isOffered: v.optional(v.boolean(), true),
      }),
    ),
  }),
})

export type RenewablePolicy = ResponseOf<typeof getPoliciesRenewalSwitch>['list'][number]

/** Where it is signed: on a page of WeChat's, or in the mini-program that WeChat keeps for it. */
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
    /** Of the text that was agreed to. */
    textHash,
    /** Fen that the person was shown; another amount refuses. */
    expectedFen: fen,
    /** Where the person is: inside WeChat it asks for whom it knows there. */
    place: v.optional(v.picklist(payPlaces), 'BROWSER'),
  }),
  response: v.object({ renewalId: id, signing }),
  errors: [
    'NOT_FOUND',
    'RENEWAL_UNAVAILABLE',
    'NOTICE_CHANGED',
    'PRICE_CHANGED',
    'PAYER_UNKNOWN',
    'PAY_GATEWAY',
  ],
} as const

/** The same under its two addresses. */
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

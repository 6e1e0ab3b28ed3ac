import * as v from 'valibot'
import { statesOf } from '@/domain/order/states'
import { payProviders, payTypes } from '@/domain/pay/pay-type'
import { defineConsoleCall } from './define'
import {
  cityCode,
  count,
  cursor,
  day,
  fen,
  id,
  instant,
  nextAct,
  nextCursor,
  productCode,
  version,
  words,
} from './fields'

/** What staff read about people. Names, numbers and mobiles are masks everywhere. */

const proposalStatus = v.picklist(statesOf('proposal'))
const payOrderStatus = v.picklist(statesOf('payOrder'))
const policyStatus = v.picklist(statesOf('policy'))
export const refundStatus = v.picklist(statesOf('refund'))
const renewalStatus = v.picklist(statesOf('renewal'))
export const provider = v.picklist(payProviders)

const orderRow = v.object({
  orderId: id,
  cityCode,
  productCode,
  /** The code where the product has left the catalogue. */
  productName: v.string(),
  status: proposalStatus,
  totalFen: fen,
  people: count,
  createdAt: instant,
  paidAt: v.nullable(instant),
})

/** What a search was taken for. A number may be of several kinds; all that fit are looked up. */
export const findKinds = [
  'ORDER',
  'PAY_ORDER',
  'PAYMENT',
  'REFUND',
  'POLICY',
  'MOBILE',
  'CREDENTIAL',
  'NAME',
  'OPENID',
] as const

export const find = defineConsoleCall({
  name: 'find',
  permission: 'person.find',
  kind: 'READ',
  summary:
    'One box: order, pay order (our number or that of the provider), refund, policy, mobile, credential number, whole name or openid. People are found by hashes.',
  request: v.strictObject({
    query: v.pipe(v.string(), v.trim(), v.minLength(2), v.maxLength(100)),
  }),
  response: v.object({
    /** At most twenty, the latest order first. Only people with an order in a city of this person. */
    people: v.array(
      v.object({
        userId: id,
        name: v.nullable(v.string()),
        mobile: v.nullable(v.string()),
        closedAt: v.nullable(instant),
        /** By what they were found, and which record it names (a number of an order, refund ...). */
        found: v.array(
          v.object({
            kind: v.picklist(findKinds),
            orderId: v.nullable(id),
            number: v.nullable(id),
          }),
        ),
        /** The latest five. */
        orders: v.array(orderRow),
      }),
    ),
    /** There were more than twenty: ask for more of the name or a number. */
    more: v.boolean(),
  }),
})

export const timeLineKinds = [
  'ACCOUNT',
  'ORDER',
  'PAYMENT',
  'REFUND',
  'POLICY',
  'INSURER',
  'MESSAGE',
  'CONSENT',
  'RENEWAL',
  'REWARD',
  'WITHDRAWAL',
  'EVIDENCE',
  'STAFF',
] as const

/** Something that happened. `event` is a name of the code, which the page puts into words. */
const happened = v.object({
  at: instant,
  kind: v.picklist(timeLineKinds),
  orderId: v.nullable(id),
  /** The record: of a refund its number, of a policy its id, and so on. */
  subject: v.string(),
  /**
   * Of ORDER, PAYMENT, REFUND, POLICY, RENEWAL, REWARD and WITHDRAWAL the event of its state table,
   * or CREATED; of a booked movement the kind of entry (`ledger:PAYMENT`); of MESSAGE the topic; of
   * INSURER the port; of CONSENT ON or OFF; of EVIDENCE the kind of step; of STAFF the call, or `looked` for several looks of one
   * person on one day.
   */
  event: v.string(),
  from: v.nullable(v.string()),
  to: v.nullable(v.string()),
  amountFen: v.nullable(fen),
  /** Of STAFF who it was; of MESSAGE and INSURER how it stands (SENT, WAITING, DEAD, ANSWERED). */
  by: v.nullable(v.string()),
  detail: v.nullable(v.string()),
  /** How many looks this line stands for; 1 for everything else. */
  times: count,
  /** Of MESSAGE whether it can be sent again. */
  next: v.array(nextAct),
})

const renewalShown = v.object({
  renewalId: id,
  orderId: id,
  status: renewalStatus,
  amountFen: fen,
  dueOn: day,
  next: v.array(nextAct),
})

export const readPerson = defineConsoleCall({
  name: 'readPerson',
  permission: 'person.read',
  kind: 'VIEW',
  summary: 'One person with all orders and renewals, and what may be done for them now.',
  request: v.strictObject({ userId: id }),
  response: v.object({
    userId: id,
    openId: v.string(),
    name: v.nullable(v.string()),
    credentialNo: v.nullable(v.string()),
    /** The mobile that they sign in with, and another one for applications. */
    mobile: v.nullable(v.string()),
    /** Another one after each change of that mobile. */
    mobileVersion: version,
    bindPhone: v.nullable(v.string()),
    /** The apps of WeChat that the account is bound to. */
    wechat: v.array(v.picklist(['MINI_PROGRAM', 'OFFICIAL_ACCOUNT'])),
    verified: v.boolean(),
    createdAt: instant,
    consentWithdrawnAt: v.nullable(instant),
    closedAt: v.nullable(instant),
    orders: v.array(orderRow),
    renewals: v.array(renewalShown),
    next: v.array(nextAct),
  }),
  errors: ['NOT_FOUND'],
})

export const readTimeLine = defineConsoleCall({
  name: 'readTimeLine',
  permission: 'person.read',
  kind: 'VIEW',
  summary: 'Everything that happened to one person, the newest first.',
  request: v.strictObject({
    userId: id,
    orderId: v.optional(id),
    kinds: v.optional(v.array(v.picklist(timeLineKinds))),
    cursor: v.optional(cursor),
  }),
  response: v.object({ list: v.array(happened), nextCursor }),
  errors: ['NOT_FOUND'],
})

/**
 * Why money was taken: PURCHASE (a person paid at a cashier), RENEWAL (charged by the auto-renewal they
 * agreed to), PAID_TWICE (a second payment of a paid order), AFTER_CLOSE (paid after the order ended).
 */
export const paymentReasons = ['PURCHASE', 'RENEWAL', 'PAID_TWICE', 'AFTER_CLOSE'] as const

const payment = v.object({
  payOrderId: id,
  outTradeNo: id,
  provider,
  payType: v.picklist(payTypes),
  status: payOrderStatus,
  amountFen: fen,
  createdAt: instant,
  expireAt: instant,
  paidAt: v.nullable(instant),
  errorMessage: v.nullable(v.string()),
  /** Every payment that came in for it. */
  taken: v.array(
    v.object({
      transactionId: v.string(),
      amountFen: fen,
      at: instant,
      why: v.picklist(paymentReasons),
      /** What became of it: premium of policies, or money that goes or went back. */
      became: v.picklist(['POLICIES', 'ADVANCE', 'OWED_BACK', 'GIVEN_BACK']),
    }),
  ),
})

export const refundShown = v.object({
  outRefundNo: id,
  payOrderId: id,
  /** CONSOLE: made in the merchant console of the provider. */
  origin: v.picklist(['GATEWAY', 'CONSOLE']),
  provider,
  amountFen: fen,
  reason: v.string(),
  status: refundStatus,
  tries: count,
  createdAt: instant,
  /** When the provider took it on. */
  acceptedAt: v.nullable(instant),
  /** When the provider is asked next. */
  nextTryAt: v.nullable(instant),
  refundedAt: v.nullable(instant),
  /** The document by which it was settled outside. */
  documentNo: v.nullable(v.string()),
  /** The bank refused it, and the provider can send it to another card. */
  takesCard: v.boolean(),
  /** Where it is: with us, with the provider, at the bank of the person, arrived, or nowhere. */
  step: v.picklist(['WITH_US', 'WITH_PROVIDER', 'BANK_REFUSED', 'ARRIVED', 'ENDED']),
  next: v.array(nextAct),
})

export const readOrder = defineConsoleCall({
  name: 'readOrder',
  permission: 'person.read',
  kind: 'VIEW',
  summary:
    'One order: people, payments and why they were taken, refunds, policies, and what comes next.',
  request: v.strictObject({ orderId: id }),
  response: v.object({
    ...orderRow.entries,
    userId: id,
    effectiveOn: day,
    expireOn: day,
    expireAt: instant,
    /** The order that it renews by itself. */
    renews: v.nullable(id),
    applicant: v.object({ name: v.string(), credentialNo: v.string(), mobile: v.string() }),
    insurants: v.array(
      v.object({
        position: count,
        name: v.string(),
        credentialNo: v.string(),
        relationType: v.string(),
        premiumFen: fen,
        /** Why the insurer did not take this person. */
        refusal: v.nullable(v.string()),
      }),
    ),
    payments: v.array(payment),
    refunds: v.array(refundShown),
    policies: v.array(
      v.object({
        policyId: id,
        policyNo: v.nullable(v.string()),
        position: count,
        status: policyStatus,
        premiumFen: fen,
        effectiveOn: day,
        expireOn: day,
        refusedFor: v.nullable(v.string()),
      }),
    ),
    /** The consent to the auto-renewal that made this order; null for an order that a person made. */
    renewalConsent: v.nullable(
      v.object({ at: instant, textVersion: v.string(), textHash: v.string(), amountFen: fen }),
    ),
    next: v.array(nextAct),
  }),
  errors: ['NOT_FOUND'],
})

/** Fields that a role with `person.reveal` may see, one at a time. */
export const revealable = ['NAME', 'CREDENTIAL_NO', 'MOBILE'] as const

export const reveal = defineConsoleCall({
  name: 'reveal',
  permission: 'person.reveal',
  kind: 'REVEAL',
  summary:
    'Shows one field of an order unmasked for five minutes. The person can read who saw it and why.',
  request: v.strictObject({
    orderId: id,
    /** The insured person; null for the applicant. */
    position: v.nullable(count),
    field: v.picklist(revealable),
    reason: words,
  }),
  response: v.object({ value: v.string(), until: instant }),
  errors: ['NOT_FOUND', 'INVALID'],
})

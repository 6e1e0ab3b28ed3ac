import { maskIdentity, maskMobile, maskName } from '@/domain/person/mask'
import { iso } from '../context/clock'
import type { Db } from '../db/client'
import type { Entry } from '../records/ledger/repo'
import { entriesOf } from '../records/ledger/repo'
import {
  payOrdersOf,
  refundedPayment,
  refundsOfOrders,
  type PayOrder,
  type Refund,
} from '../records/pay/repo'
import { openApplicant, openPerson } from '../records/person/person'
import { policiesOf } from '../records/policy/repo'
import { everybodyOf, proposalById, type Proposal } from '../records/proposal/repo'
import { openApprovals } from '../records/staff/approval-repo'
import { consentToRenewal, messagesTo } from '../records/staff/time-line-repo'
import { policyStatusOf } from '../records/transition/status'
import { readRevocable } from '../revoke/revocable'
import { done, refused } from './answer'
import { readAsCustomer, revokeForCustomer } from './calls/customer'
import type { ResponseOf } from './calls/define'
import * as calls from './calls/people'
import { sendAgain } from './calls/service'
import type { Desk } from './desk'
import { nextAct } from './next-acts'
import { showRefund } from './refunds'
import { acting, type Route } from './route'
import { sendAgainBarrier } from './send-again'
import { isoOrNull, orderRow } from './show-people'

const FIVE_MINUTES_MS = 5 * 60_000

type Shown = ResponseOf<typeof calls.readOrder>
type Taken = Shown['payments'][number]['taken'][number]

/** Why each payment of a pay order was taken, and what became of it. */
function takenOf(
  proposal: Proposal,
  order: PayOrder,
  entries: readonly Entry[],
  refunds: readonly Refund[],
): Taken[] {
  const own = entries.filter(({ payOrderId }) => payOrderId === order.id)
  return own
    .filter(({ kind }) => kind === 'PAYMENT')
    .map(({ reference: transactionId, amountFen, occurredAt }): Taken => {
      const isFirst = transactionId === order.transactionId
      const boughtPolicies = own.some(
        ({ kind, reference }) => kind === 'ISSUE' && reference === transactionId,
      )
      const back = refunds.filter(
        (refund) =>
          refund.payOrderId === order.id && refundedPayment(order, refund) === transactionId,
      )
      const isBack = back.length > 0 && back.some(({ position }) => position === null)
      const why = !isFirst
        ? 'PAID_TWICE'
        : order.tradeType === 'DEDUCT' || proposal.renews !== null
          ? 'RENEWAL'
          : !boughtPolicies && isBack
            ? 'AFTER_CLOSE'
            : 'PURCHASE'
      const became = isBack
        ? back.some(({ status }) => status === 'REFUNDED')
          ? 'GIVEN_BACK'
          : 'OWED_BACK'
        : boughtPolicies
          ? 'POLICIES'
          : 'ADVANCE'
      return { transactionId, amountFen, at: iso(occurredAt), why, became }
    })
}

/** So many messages of an order are looked at. */
const MOST_MESSAGES = 50

/** What may be done about an order now. */
async function nextOf(desk: Desk, db: Db, proposal: Proposal) {
  const { id, userId } = proposal
  const owned = { userId, orderIds: [id] }
  const messages = await messagesTo(db, owned, { before: undefined, limit: MOST_MESSAGES })
  const canSend = messages.some((message) => sendAgainBarrier(message) === undefined)
  const revocable = await readRevocable(desk.ctx, db, proposal)
  return [
    nextAct(desk, readAsCustomer, { barrier: undefined }),
    nextAct(desk, sendAgain, { barrier: canSend ? undefined : 'NOTHING_TO_DO' }),
    nextAct(desk, revokeForCustomer, {
      barrier: revocable.ok
        ? undefined
        : revocable.code === 'REVOKE_TOO_LATE'
          ? 'TOO_LATE'
          : 'STATE',
      waiting: (await openApprovals(db, id)).filter(({ act }) => act === 'REVOKE_ORDER'),
      twoPersons: revocable.ok && revocable.value.refundFen > desk.ctx.env.CONSOLE_ALONE_FEN,
    }),
  ]
}

export const orderRoutes = {
  readOrder: acting(calls.readOrder, async (desk, tx, { orderId }, tell) => {
    tell({ subject: orderId })
    const { ctx } = desk
    const proposal = await proposalById(tx, orderId)
    if (!proposal || !desk.sees(proposal.cityCode)) return refused('NOT_FOUND')
    tell({ userId: proposal.userId, cityCode: proposal.cityCode })
    const people = await everybodyOf(tx, orderId)
    const payOrders = await payOrdersOf(tx, [orderId])
    const payOrderIds = payOrders.map(({ id }) => id)
    const refunds = await refundsOfOrders(tx, payOrderIds)
    const entries = payOrderIds.length === 0 ? [] : await entriesOf(tx, payOrderIds)
    const consent =
      proposal.renews === null ? undefined : await consentToRenewal(tx, proposal.renews)
    const applicant = openApplicant(ctx.keys, proposal)
    return done({
      ...orderRow(ctx, proposal, people),
      userId: proposal.userId,
      effectiveOn: proposal.effectiveOn,
      expireOn: proposal.expireOn,
      expireAt: iso(proposal.expireAt),
      renews: proposal.renews,
      applicant: {
        name: maskName(applicant.name),
        credentialNo: maskIdentity(applicant.credentialNo),
        mobile: maskMobile(applicant.mobile),
      },
      insurants: people.map((row) => {
        const person = openPerson(ctx.keys, row)
        return {
          position: row.position,
          name: maskName(person.name),
          credentialNo: maskIdentity(person.credentialNo),
          relationType: row.relationType,
          premiumFen: row.premiumFen,
          refusal: row.refusal,
        }
      }),
      payments: payOrders.map((order) => ({
        payOrderId: order.id,
        outTradeNo: order.outTradeNo,
        provider: order.provider,
        payType: order.payType,
        status: order.status,
        amountFen: order.amountFen,
        createdAt: iso(order.createdAt),
        expireAt: iso(order.expireAt),
        paidAt: isoOrNull(order.paidAt),
        errorMessage: order.errorMessage,
        taken: takenOf(proposal, order, entries, refunds),
      })),
      refunds: refunds.flatMap((refund) => {
        const order = payOrders.find(({ id }) => id === refund.payOrderId)
        return order ? [showRefund(desk, refund, order)] : []
      }),
      policies: (await policiesOf(tx, orderId)).map((policy) => ({
        policyId: policy.id,
        policyNo: policy.policyNo,
        position: policy.position,
        status: policyStatusOf(ctx, policy),
        premiumFen: policy.premiumFen,
        effectiveOn: policy.effectiveOn,
        expireOn: policy.expireOn,
        refusedFor: policy.refusedFor,
      })),
      renewalConsent: consent
        ? {
            at: iso(consent.at),
            textVersion: consent.textVersion,
            textHash: consent.textHash,
            amountFen: consent.amountFen,
          }
        : null,
      next: await nextOf(desk, tx, proposal),
    })
  }),
  reveal: acting(calls.reveal, async (desk, tx, { orderId, position, field, reason }, tell) => {
    tell({ subject: orderId, reason, detail: { field, position } })
    const { ctx } = desk
    const proposal = await proposalById(tx, orderId)
    if (!proposal || !desk.sees(proposal.cityCode)) return refused('NOT_FOUND')
    tell({ userId: proposal.userId, cityCode: proposal.cityCode })
    const row = (await everybodyOf(tx, orderId)).find((each) => each.position === position)
    if (position !== null && !row) return refused('NOT_FOUND')
    const applicant = openApplicant(ctx.keys, proposal)
    const person = row ? openPerson(ctx.keys, row) : applicant
    if (field === 'MOBILE' && row)
      return refused('INVALID', { field: 'field', reason: 'NO_MOBILE' })
    const value =
      field === 'NAME'
        ? person.name
        : field === 'CREDENTIAL_NO'
          ? person.credentialNo
          : applicant.mobile
    return done({ value, until: iso(ctx.clock.now() + FIVE_MINUTES_MS) })
  }),
} satisfies Record<string, Route>

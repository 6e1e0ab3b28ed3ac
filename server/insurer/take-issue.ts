import type { AnswerOf, RequestOf } from '@huimin/insurer-core'
import type { Context } from '../context/context'
import type { Db } from '../db/client'
import { together, type Writes } from '../db/write-batch'
import {
  insurerRequestsAt,
  updateInsurerRequest,
  type InsurerRequest,
} from '../records/insurer/repo'
import { addLedgerEntries } from '../records/ledger/entry'
import { heldFen } from '../records/ledger/premium'
import { bookIssuedShares } from '../records/ledger/shares'
import { queueMessage } from '../records/message/queue'
import { payOrdersOf, type PayOrder } from '../records/pay/repo'
import { movePolicy } from '../records/policy/move'
import { lockPoliciesOf, policiesOf, policyByNumber, type Policy } from '../records/policy/repo'
import { sharesOf } from '../records/proposal/insurers'
import { lockProposal, type Proposal } from '../records/proposal/repo'
import { keepDocument } from './document'
import { sendWaitingChange } from './endorse'
import { queueCancellations } from './queue'

/**
 * The one place that decides whether a person is insured: what the core says, a revocation and the end
 * of its time all come here or lock the same proposal, so the first of them wins and the others change
 * nothing.
 */

type Asked = Pick<InsurerRequest, 'key' | 'proposalId' | 'position'>
type Issued = Extract<AnswerOf<'issue'>, { status: 'ISSUED' }>
type Refused = Extract<AnswerOf<'issue'>, { status: 'REFUSED' }>

interface Locked {
  proposal: Proposal
  policy: Policy
  /** All policies of the order, this one among them. */
  policies: readonly Policy[]
  request: InsurerRequest
  /** All that the core was or will be asked about this person, the request among it. */
  requests: readonly InsurerRequest[]
  /** The order that paid; undefined once it is refunded. */
  order: PayOrder | undefined
}

/** Runs work while nothing else can change this person's policy. */
export const underLock = <T>(
  ctx: Context,
  { key, proposalId, position }: Asked,
  work: (tx: Db, locked: Locked) => Promise<T>,
): Promise<T | undefined> =>
  ctx.db.transaction(async (tx) => {
    const proposal = await lockProposal(tx, proposalId)
    const policies = await lockPoliciesOf(tx, proposalId)
    const policy = policies.find((each) => each.position === position)
    const requests = await insurerRequestsAt(tx, { proposalId, position })
    const request = requests.find((each) => each.key === key)
    if (!proposal || !policy || !request) return undefined
    const orders = await payOrdersOf(tx, [proposalId])
    const order = orders.find(({ status }) => status === 'PAID')
    return work(tx, { proposal, policy, policies, request, requests, order })
  })

const alarm = (ctx: Context, { proposalId }: Asked, reason: string): void =>
  ctx.log.error(
    { alarm: 'INSURER_NUMBER_DIFFERS', proposalId, reason },
    'a core names another policy number',
  )

/** The number that the core gave before, also to somebody who left meanwhile. */
const numberOf = ({ policyNo }: Policy, { answer }: InsurerRequest): string | undefined =>
  policyNo ?? answer?.number ?? undefined

/** Takes the number that the core gave. A second number is never taken, whatever became of the first. */
export const takeIssued = (ctx: Context, asked: Asked, answer: Issued, sent: RequestOf<'issue'>) =>
  underLock(ctx, asked, async (tx, { proposal, policy, policies, request, requests, order }) => {
    const { policyNo: number } = answer
    const known = numberOf(policy, request)
    if (known !== undefined && known !== number) return alarm(ctx, asked, 'SECOND_NUMBER')
    const holder = await policyByNumber(tx, number)
    if (holder && holder.policy.id !== policy.id) return alarm(ctx, asked, 'NUMBER_OF_ANOTHER')
    const now = ctx.clock.now()
    const isComplete = answer.document !== null
    const advanceFen = order ? (await heldFen(tx, order.id)).advanceFen : 0
    await together(tx, async (writes) => {
      await updateInsurerRequest(writes, asked.key, {
        answer: { status: 'ISSUED', number },
        answeredAt: request.answeredAt ?? now,
        ...{ alarmAt: null, giveUpAt: null },
        ...(isComplete && { nextTryAt: null }),
      })
      await keepDocument(ctx, writes, asked, answer.document)
      // Whoever left meanwhile is cancelled at the core by a request of their own.
      if (policy.storedStatus !== 'ISSUING') return
      if (!order) throw new Error('A policy being issued without its payment')
      const issuedAt = Date.parse(answer.issuedAt)
      const moved = await movePolicy(ctx, writes, policy, 'issue', { policyNo: number, issuedAt })
      // The merchant console may have given back a part of the premium meanwhile.
      const amountFen = Math.min(policy.premiumFen, advanceFen)
      await bookIssue(ctx, writes, { proposal, policy, order, reference: asked.key, amountFen })
      await sendWaitingChange(ctx, writes, requests, number)
      const all = policies.map((each) => (each.id === moved?.id ? moved : each))
      await announce(ctx, writes, proposal, all)
      tellOtherwise(ctx, proposal, answer, sent)
    })
  })

/** A core that issued another premium or period is an alarm. */
function tellOtherwise(
  ctx: Context,
  { id: proposalId }: Proposal,
  { premiumFen, coverFrom, coverTo }: Issued,
  sent: RequestOf<'issue'>,
): void {
  if (premiumFen !== sent.premiumFen || coverFrom !== sent.coverFrom || coverTo !== sent.coverTo)
    ctx.log.error(
      { alarm: 'INSURER_DIFFERS', proposalId, reason: 'ISSUED_OTHERWISE' },
      'a core issued another premium or period',
    )
}

/** The advance premium of this person is premium from now on, and each insurer has a part of it. */
async function bookIssue(
  ctx: Context,
  writes: Writes,
  {
    proposal,
    policy: { id: policyId },
    order,
    reference,
    amountFen,
  }: Pick<Locked, 'proposal' | 'policy'> & {
    order: PayOrder
    reference: string
    amountFen: number
  },
): Promise<void> {
  if (amountFen === 0) return
  await addLedgerEntries(ctx, writes, order, { kind: 'ISSUE', reference, amountFen })
  await bookIssuedShares(ctx, writes, sharesOf(ctx, proposal), [
    { policyId, payOrderId: order.id, reference, premiumFen: amountFen },
  ])
}

/** Tells the applicant of the policies once the core has answered for everybody. */
async function announce(
  ctx: Context,
  writes: Writes,
  { id: proposalId, userId }: Proposal,
  all: readonly Policy[],
): Promise<void> {
  if (all.some(({ storedStatus }) => storedStatus === 'ISSUING')) return
  const issued = all.filter(({ policyNo }) => policyNo !== null)
  if (issued.length === 0) return
  const totalFen = issued.reduce((sum, { premiumFen }) => sum + premiumFen, 0)
  await queueMessage(ctx, writes, {
    userId,
    topic: 'POLICY_ISSUED',
    event: proposalId,
    payload: { proposalId, policies: issued.length, totalFen },
  })
}

/** Returns the premium of a person whom the core refused, and tells the applicant. */
export const takeRefused = (ctx: Context, asked: Asked, { reason }: Refused) =>
  underLock(ctx, asked, async (tx, { proposal, policy, request, order }) => {
    if (numberOf(policy, request) !== undefined) return alarm(ctx, asked, 'REFUSED_AFTER_NUMBER')
    await updateInsurerRequest(tx, asked.key, {
      answer: { status: 'REFUSED', reason },
      answeredAt: ctx.clock.now(),
      ...{ nextTryAt: null, alarmAt: null, giveUpAt: null },
    })
    if (policy.storedStatus !== 'ISSUING') return
    if (!order) throw new Error('A policy being issued without its payment')
    await ctx.consequences.leftAlone(ctx, tx, {
      ...{ proposal, payOrder: order, policy, cause: 'reject' },
      refusal: reason.text,
      why: { reason: '保险公司未承保，退还保费', told: '保险公司未承保，退款处理中' },
    })
    await announce(ctx, tx, proposal, await policiesOf(tx, proposal.id))
  })

/**
 * Returns the premium of a person for whom the core did not answer in time, and takes the request back
 * at the core. A policy that the core has numbered meanwhile stays.
 */
export const giveUp = (ctx: Context, asked: Asked) =>
  underLock(ctx, asked, async (tx, { proposal, policy, order }) => {
    if (policy.storedStatus !== 'ISSUING') {
      await updateInsurerRequest(tx, asked.key, { giveUpAt: null })
      return
    }
    if (!order) throw new Error('A policy being issued without its payment')
    const bought = { proposal, payOrderId: order.id }
    await queueCancellations(ctx, tx, bought, {
      policies: [policy],
      mode: 'tell',
      reason: 'NOT_ISSUED_IN_TIME',
    })
    await ctx.consequences.leftAlone(ctx, tx, {
      ...{ proposal, payOrder: order, policy, cause: 'lapse' },
      refusal: '保险公司未在约定时间内出单',
      why: { reason: '逾期未出单，退还保费', told: '保险公司未出单，退款处理中' },
    })
    await announce(ctx, tx, proposal, await policiesOf(tx, proposal.id))
  })

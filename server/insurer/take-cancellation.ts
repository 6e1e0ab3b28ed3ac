import type { AnswerOf, RequestOf } from '@huimin/insurer-core'
import type { Context } from '../context/context'
import type { Db } from '../db/client'
import { updateInsurerRequest, type InsurerRequest } from '../records/insurer/repo'
import { queueMessage } from '../records/message/queue'
import { movePolicy } from '../records/policy/move'
import type { Policy } from '../records/policy/repo'
import type { Proposal } from '../records/proposal/repo'
import { addCancellations } from './queue'
import { underLock } from './take-issue'

type Final = Exclude<AnswerOf<'cancel'>, { status: 'LATER' }>

const REFUSED_TOLD = '保险公司未同意退保，保障继续'

/**
 * Takes what the core says of a cancellation. Where it was asked, the money moves now; where it was
 * told, the money is back already and the answer is only kept.
 */
export async function takeCancellation(
  ctx: Context,
  row: InsurerRequest,
  sent: RequestOf<'cancel'>,
  answer: Final,
): Promise<void> {
  await underLock(ctx, row, async (tx, { proposal, policy, request, order }) => {
    if (request.answer) return
    await updateInsurerRequest(tx, row.key, {
      answer: answerOf(answer),
      answeredAt: ctx.clock.now(),
      ...{ nextTryAt: null, alarmAt: null },
    })
    if (answer.status === 'REFUSED') {
      await keep(ctx, tx, { proposal, policy, core: row.core, sent, reason: answer.reason.text })
      return
    }
    if (answer.refundFen !== sent.refundFen)
      ctx.log.error(
        { alarm: 'INSURER_DIFFERS', proposalId: row.proposalId, reason: 'CANCELLED_OTHERWISE' },
        'a core refunds another amount',
      )
    if (policy.storedStatus !== 'CANCELLING') return
    if (!order) throw new Error('A policy being cancelled without its payment')
    await ctx.consequences.leftAlone(ctx, tx, {
      ...{ proposal, payOrder: order, policy, cause: 'revoke' },
      why: { reason: '保险公司同意退保', told: '保险公司已同意退保，退款处理中' },
    })
  })
}

const answerOf = (answer: Final) =>
  answer.status === 'REFUSED'
    ? { status: answer.status, reason: answer.reason }
    : { status: answer.status, number: answer.cancellationNo }

/** The core refuses. Who had the right to leave has left all the same, and a person has to look. */
async function keep(
  ctx: Context,
  tx: Db,
  {
    proposal,
    policy,
    core,
    sent: { mode, key, policyNo, policyKey, refundFen, shares },
    reason,
  }: {
    proposal: Proposal
    policy: Policy
    core: string
    sent: RequestOf<'cancel'>
    reason: string
  },
): Promise<void> {
  const { id: proposalId, userId } = proposal
  if (policy.storedStatus === 'CANCELLING') {
    await movePolicy(ctx, tx, policy, 'keep', { refusedFor: reason })
    await queueMessage(ctx, tx, {
      userId,
      topic: 'REFUND_PROGRESS',
      event: `${key} REFUSED`,
      payload: { proposalId, amountFen: refundFen, what: REFUSED_TOLD },
    })
    return
  }
  if (mode === 'ask') {
    // The money went back in the merchant console while the core was asked, so now it is told.
    const why = { mode: 'tell', reason: 'PAYMENT_REVERSED' } as const
    const { position } = policy
    const wish = { position, policyNo, policyKey, ...why, refundFen, shares }
    await addCancellations(ctx, tx, { proposalId, core }, [wish])
    return
  }
  ctx.log.error(
    { alarm: 'INSURER_DIFFERS', proposalId, reason: 'CANCELLATION_REFUSED' },
    'a core refuses a cancellation that it was told',
  )
}

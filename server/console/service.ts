import { openRenewalStates } from '@/domain/order/states'
import { maskMobile } from '@/domain/person/mask'
import { iso } from '../context/clock'
import { addMessage } from '../records/message/repo'
import { lockProposal, proposalById } from '../records/proposal/repo'
import { endRenewal, tellEnd } from '../records/renewal/end'
import { lockRenewal } from '../records/renewal/repo'
import { lockMessage, renewalById } from '../records/staff/service-repo'
import { askApproval, sealGiven } from '../staff/approval'
import { mobileBarrier } from '../staff/mobile'
import { done, refused } from './answer'
import * as calls from './calls/service'
import { findOwnPerson } from './person'
import { acting, type Route } from './route'
import { sendAgainBarrier } from './send-again'
import { accountMasks } from './show-people'

/** What the person reads; at most 20 characters. */
const SWITCHED_OFF = '已按您的要求关闭自动续保'

export const serviceRoutes = {
  endRenewal: acting(calls.endRenewal, async (desk, tx, { renewalId, reason }, tell) => {
    tell({ subject: renewalId, reason })
    const known = await renewalById(tx, renewalId)
    const proposal = known && (await lockProposal(tx, known.proposalId))
    if (!proposal || !desk.sees(proposal.cityCode)) return refused('NOT_FOUND')
    tell({ userId: proposal.userId, cityCode: proposal.cityCode })
    const renewal = await lockRenewal(tx, renewalId)
    if (!renewal || !openRenewalStates.includes(renewal.status))
      return refused('NOT_ALLOWED_NOW', { reason: 'ENDED' })
    const ended = await endRenewal(desk.ctx, tx, renewal)
    if (!ended) return refused('NOT_ALLOWED_NOW', { reason: 'STATE' })
    await tellEnd(desk.ctx, tx, ended, SWITCHED_OFF)
    return done({ status: 'ENDED' as const })
  }),
  sendAgain: acting(
    calls.sendAgain,
    async (desk, tx, { messageId, reason }, tell) => {
      tell({ subject: messageId, reason })
      const { ctx } = desk
      const message = await lockMessage(tx, messageId)
      const orderId = message?.payload['proposalId']
      const proposal = typeof orderId === 'string' ? await proposalById(tx, orderId) : undefined
      if (!message || !proposal || !desk.sees(proposal.cityCode)) return refused('NOT_FOUND')
      tell({ userId: message.userId, cityCode: proposal.cityCode })
      const barrier = sendAgainBarrier(message)
      if (barrier) return refused('NOT_ALLOWED_NOW', { reason: barrier })
      const id = ctx.ids.next()
      const now = ctx.clock.now()
      await addMessage(tx, {
        id,
        userId: message.userId,
        topic: message.topic,
        payload: message.payload,
        dedupeKey: `${message.dedupeKey} again ${id}`,
        createdAt: now,
        nextTryAt: now,
      })
      tell({ detail: { sentAs: id } })
      return done({ messageId: id, dueAt: iso(now) })
    },
    async ({ ctx }) => ctx.nudges.nudge('sendMessages'),
  ),
  correctMobile: acting(
    calls.correctMobile,
    async (desk, tx, { userId, mobile, proof, version, reason }, tell) => {
      const { ctx, staff } = desk
      tell({ userId, subject: userId, reason, detail: { proof } })
      const found = await findOwnPerson(desk, tx, userId)
      if (!found) return refused('NOT_FOUND')
      const cityCode = found.orders[0]?.cityCode ?? null
      tell({ cityCode })
      if (found.user.closedAt !== null) return refused('NOT_ALLOWED_NOW', { reason: 'ENDED' })
      if (found.user.mobileVersion !== version)
        return refused('CONFLICT', {
          current: {
            mobile: accountMasks(ctx, found.user).mobile,
            mobileVersion: found.user.mobileVersion,
          },
        })
      const barrier = await mobileBarrier(ctx, tx, userId, mobile)
      if (barrier) return barrier
      const approvalId = await askApproval(ctx, tx, staff.id, {
        ...{ act: 'CORRECT_MOBILE', subject: userId, userId, cityCode, reason },
        payload: { userId, proof, mobile: maskMobile(mobile), version },
        givenSealed: sealGiven(ctx.keys, userId, mobile),
      })
      return approvalId === undefined
        ? refused('ALREADY_ASKED')
        : done({ outcome: 'ASKED' as const, approvalId })
    },
  ),
} satisfies Record<string, Route>

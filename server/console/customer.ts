import type { Answer, Refusal } from '../context/answer'
import type { Context } from '../context/context'
import { sha256 } from '../context/keys'
import type { Db } from '../db/client'
import { getOrder } from '../order/order'
import { exportData } from '../privacy/export'
import { deleteAccount, getOpenBusiness } from '../privacy/leave'
import { findUser, type User as Account } from '../records/account/user-repo'
import { lockPolicy } from '../records/policy/repo'
import { proposalById } from '../records/proposal/repo'
import { asCustomer, revokeForCustomer } from '../revoke/for-customer'
import { getRevokeInfo } from '../revoke/info'
import { askApproval } from '../staff/approval'
import { done, refused, type Refused } from './answer'
import * as calls from './calls/customer'
import type { Desk } from './desk'
import { acting, type Route, type Tell } from './route'
import { isoOrNull } from './show-people'

/** A use-case works in the transaction of the act. */
const within = ({ ctx }: Desk, tx: Db): Context => ({ ...ctx, db: tx })

const barredAs = ({ code, reason }: Refusal): Refused => {
  switch (code) {
    case 'NOT_FOUND':
      return refused('NOT_FOUND')
    case 'REFUND_CHANGED':
    case 'REWARD_LEFT':
      return refused('CONFLICT', { reason: code })
    case 'REVOKE_TOO_LATE':
      return refused('NOT_ALLOWED_NOW', { reason: 'TOO_LATE' })
    default:
      return refused('NOT_ALLOWED_NOW', { reason: reason ?? code })
  }
}

const answered = <T, R>(answer: Answer<T>, show: (value: T) => R) =>
  answer.ok ? done(show(answer.value)) : barredAs(answer)

/** The account and the order of a policy, if this person may see its city. */
async function ownPolicy(desk: Desk, tx: Db, policyId: string, tell: Tell) {
  const policy = await lockPolicy(tx, policyId)
  const proposal = policy && (await proposalById(tx, policy.proposalId))
  if (!proposal || !desk.sees(proposal.cityCode)) return undefined
  tell({ userId: proposal.userId, cityCode: proposal.cityCode })
  return findUser(tx, proposal.userId)
}

/** Somebody of one city hands out and deletes no data of others. */
async function wholeAccount(desk: Desk, tx: Db, userId: string): Promise<Account | undefined> {
  return desk.cities === undefined ? findUser(tx, userId) : undefined
}

export const customerRoutes = {
  readAsCustomer: acting(calls.readAsCustomer, async (desk, tx, { orderId }, tell) => {
    tell({ subject: orderId })
    const proposal = await proposalById(tx, orderId)
    if (!proposal || !desk.sees(proposal.cityCode)) return refused('NOT_FOUND')
    tell({ userId: proposal.userId, cityCode: proposal.cityCode })
    const account = await findUser(tx, proposal.userId)
    if (!account) return refused('NOT_FOUND')
    const customer = asCustomer(desk.ctx, account)
    return answered(await getOrder(within(desk, tx), customer, { orderId }), (order) => ({ order }))
  }),
  previewRevoke: acting(calls.previewRevoke, async (desk, tx, { policyId }, tell) => {
    tell({ subject: policyId })
    const account = await ownPolicy(desk, tx, policyId, tell)
    if (!account) return refused('NOT_FOUND')
    const customer = asCustomer(desk.ctx, account)
    const found = await getRevokeInfo(within(desk, tx), customer, { policyId })
    return answered(found, (preview) => ({ preview }))
  }),
  revokeForCustomer: acting(
    calls.revokeForCustomer,
    async (desk, tx, { policyId, expectedRefundable, proof, reason }, tell) => {
      tell({ subject: policyId, reason, detail: { proof, expectedRefundable } })
      const found = await ownPolicy(desk, tx, policyId, tell)
      if (!found) return refused('NOT_FOUND')
      const { ctx, staff } = desk
      const shown = await getRevokeInfo(within(desk, tx), asCustomer(ctx, found), { policyId })
      if (!shown.ok) return barredAs(shown)
      const { orderId, cityCode, refundAmount: amountFen } = shown.value
      if (amountFen !== expectedRefundable)
        return refused('CONFLICT', { reason: 'REFUND_CHANGED', current: { preview: shown.value } })
      const wanted = { policyId, expectedRefundable }
      if (amountFen <= ctx.env.CONSOLE_ALONE_FEN) {
        const revoked = await revokeForCustomer(ctx, tx, wanted)
        return answered(revoked, (value) => ({
          ...{ outcome: 'DONE' as const, approvalId: null, revoked: value },
        }))
      }
      const approvalId = await askApproval(ctx, tx, staff.id, {
        ...{ act: 'REVOKE_ORDER', subject: orderId, userId: found.id, cityCode, amountFen, reason },
        payload: { ...wanted, proof },
      })
      if (approvalId === undefined) return refused('ALREADY_ASKED')
      tell({ detail: { proof, expectedRefundable, approvalId } })
      return done({ outcome: 'ASKED' as const, approvalId, revoked: null })
    },
    async ({ ctx }) => ctx.nudges.nudge('pushRefunds'),
  ),
  exportForCustomer: acting(
    calls.exportForCustomer,
    async (desk, tx, { userId, proof, reason }, tell) => {
      tell({ userId, subject: userId, reason, detail: { proof } })
      const account = await wholeAccount(desk, tx, userId)
      if (!account) return refused('NOT_FOUND')
      if (account.closedAt !== null) return refused('NOT_ALLOWED_NOW', { reason: 'ENDED' })
      const exported = await exportData(within(desk, tx), asCustomer(desk.ctx, account), {})
      if (exported.ok) tell({ detail: { proof, sha256: sha256(exported.value.json) } })
      return answered(exported, (value) => ({ ...value, sha256: sha256(value.json) }))
    },
  ),
  previewDeletion: acting(calls.previewDeletion, async (desk, tx, { userId }, tell) => {
    tell({ userId, subject: userId })
    const account = await wholeAccount(desk, tx, userId)
    if (!account) return refused('NOT_FOUND')
    const open = await getOpenBusiness(within(desk, tx), asCustomer(desk.ctx, account), {})
    return answered(open, (value) => ({ open: value, closedAt: isoOrNull(account.closedAt) }))
  }),
  deleteForCustomer: acting(
    calls.deleteForCustomer,
    async (desk, tx, { userId, forfeitFen, proof, reason }, tell) => {
      tell({ userId, subject: userId, reason, detail: { proof, forfeitFen } })
      const account = await wholeAccount(desk, tx, userId)
      if (!account) return refused('NOT_FOUND')
      if (account.closedAt !== null) return refused('NOT_ALLOWED_NOW', { reason: 'ENDED' })
      const customer = asCustomer(desk.ctx, account)
      const wanted = { confirm: 'DELETE' as const, forfeitFen }
      const deleted = await deleteAccount(within(desk, tx), customer, wanted)
      return answered(deleted, () => ({ deleted: true as const }))
    },
  ),
} satisfies Record<string, Route>

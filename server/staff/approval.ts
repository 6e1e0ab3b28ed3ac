import * as v from 'valibot'
import { APPROVAL_LASTS_MS, type ApprovalAct } from '@/domain/staff/approval'
import { roles, type Permission } from '@/domain/staff/role'
import type { Context } from '../context/context'
import { ownerOf, type Keys } from '../context/keys'
import { asStaff } from '../db/as-staff'
import type { Db } from '../db/client'
import { addApproval, lockApproval, type Approval } from '../records/staff/approval-repo'
import { GATEWAY, logAct } from '../records/staff/log'
import { moveApproval } from '../records/staff/move'
import { addColleague, renewSignIn } from './invitation'
import { correctMobile } from './mobile'
import { barred, type Barred, type Outcome } from './outcome'
import { restartRefund, settleRefund } from './refund'
import { changeRights } from './rights'

/**
 * What needs two people. One of the staff asks, another one approves, and then the gateway carries it out
 * in a transaction of its own, in which the approval moves to DONE: so it happens once, however often the
 * gateway is killed in between. A job repeats what was not finished.
 */

interface Executor {
  /** Whoever approves it must be allowed to do it. */
  permission: Permission
  carryOut(ctx: Context, tx: Db, approval: Approval): Promise<Outcome<undefined>>
}

/** An executor whose payload has this shape. */
const executor = <S extends v.GenericSchema>(
  permission: Permission,
  payload: S,
  carryOut: (
    ctx: Context,
    tx: Db,
    given: v.InferOutput<S>,
    approval: Approval,
  ) => Promise<Outcome<undefined>>,
): Executor => ({
  permission,
  carryOut: (ctx, tx, approval) => carryOut(ctx, tx, v.parse(payload, approval.payload), approval),
})

const refundNo = { outRefundNo: v.string() }

export const executors: Record<ApprovalAct, Executor> = {
  RESTART_REFUND: executor('refund.restart', v.object(refundNo), (ctx, tx, given, approval) => {
    const card = openGiven(ctx.keys, approval)
    const wanted =
      card === undefined ? given : { ...given, card: v.parse(bankCard, JSON.parse(card)) }
    return restartRefund(ctx, tx, wanted)
  }),
  SETTLE_REFUND: executor(
    'refund.settle',
    v.object({ ...refundNo, documentNo: v.string() }),
    settleRefund,
  ),
  REVOKE_ORDER: executor(
    'policy.revoke',
    v.object({ policyId: v.string(), expectedRefundable: v.number() }),
    async (ctx, tx, wanted) => {
      const revoked = await ctx.consequences.revokedForCustomer(ctx, tx, wanted)
      if (revoked.ok) return { ok: true, value: undefined }
      const { code, reason = code } = revoked
      return barred('NOT_ALLOWED_NOW', { reason: code === 'REVOKE_TOO_LATE' ? 'TOO_LATE' : reason })
    },
  ),
  CORRECT_MOBILE: executor(
    'person.mobile',
    // What the last release asked for has no version.
    v.object({ userId: v.string(), version: v.optional(v.number()) }),
    (ctx, tx, { userId, version }, approval) => {
      const mobile = openGiven(ctx.keys, approval)
      if (mobile === undefined) throw new Error('A corrected mobile without a mobile')
      return correctMobile(ctx, tx, { userId, mobile, version })
    },
  ),
  ADD_STAFF: executor(
    'staff.manage',
    v.object({
      login: v.string(),
      name: v.string(),
      roles: v.array(v.picklist(roles)),
      cities: v.array(v.string()),
    }),
    addColleague,
  ),
  RENEW_STAFF: executor('staff.manage', v.object({ staffId: v.string() }), renewSignIn),
  CHANGE_STAFF: executor(
    'staff.manage',
    v.object({
      staffId: v.string(),
      version: v.number(),
      roles: v.array(v.picklist(roles)),
      cities: v.array(v.string()),
      disabled: v.boolean(),
    }),
    changeRights,
  ),
}

type Asked = Pick<Approval, 'act' | 'subject' | 'payload' | 'reason'> &
  Partial<Pick<Approval, 'cityCode' | 'userId' | 'amountFen' | 'givenSealed'>>

/** A value of a person (`userId`) as it waits in an approval. */
export const sealGiven = (keys: Keys, userId: string, value: string): string =>
  keys.seal(value, ownerOf(userId), 'approval')

function openGiven(keys: Keys, { userId, givenSealed }: Approval): string | undefined {
  if (givenSealed === null || userId === null) return undefined
  const value = keys.open(givenSealed, ownerOf(userId), 'approval')
  if (value === undefined) throw new Error('A value of an approval does not open')
  return value
}

const bankCard = v.object({ bankType: v.string(), account: v.string(), holder: v.string() })

/** Asks for a second person. Undefined when the same waits already. */
export async function askApproval(
  ctx: Context,
  tx: Db,
  askedBy: string,
  asked: Asked,
): Promise<string | undefined> {
  const id = ctx.ids.next()
  const askedAt = ctx.clock.now()
  const isAdded = await addApproval(tx, {
    ...asked,
    id,
    status: 'ASKED',
    askedBy,
    askedAt,
    expireAt: askedAt + APPROVAL_LASTS_MS,
  })
  return isAdded ? id : undefined
}

class CannotCarryOut extends Error {
  constructor(readonly barred: Barred) {
    super('An approved act is not allowed any more')
  }
}

/** Carries out what was approved, if nobody did it before. */
export async function carryOut(ctx: Context, id: string): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const approval = await lockApproval(tx, id)
    if (approval?.status !== 'APPROVED') return
    await asStaff(tx, approval.decidedBy ?? GATEWAY.id)
    const failed = await attempt(ctx, tx, approval)
    const change = {
      doneAt: ctx.clock.now(),
      givenSealed: null,
      ...(failed && { outcome: failed.reason ?? failed.code }),
    }
    await moveApproval(ctx, tx, approval, failed ? 'fail' : 'carryOut', change)
    const { act, subject, cityCode, userId, reason } = approval
    await logAct(ctx, tx, GATEWAY, {
      act: `carryOut ${act}`,
      outcome: failed ? 'REFUSED' : 'DONE',
      code: failed?.code ?? null,
      ...{ subject, cityCode, userId, reason },
      detail: { approvalId: id, askedBy: approval.askedBy, approvedBy: approval.decidedBy },
    })
  })
}

/** Does the act in a savepoint, so that one that is not allowed leaves nothing. */
async function attempt(ctx: Context, tx: Db, approval: Approval): Promise<Barred | undefined> {
  const { carryOut: work } = executors[approval.act]
  try {
    await tx.transaction(async (part) => {
      const answer = await work({ ...ctx, db: part }, part, approval)
      if (!answer.ok) throw new CannotCarryOut(answer)
    })
    return undefined
  } catch (error) {
    if (error instanceof CannotCarryOut) return error.barred
    throw error
  }
}

/** Ends what nobody decided in time. */
export async function expireApproval(ctx: Context, id: string): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const approval = await lockApproval(tx, id)
    if (approval?.status !== 'ASKED' || approval.expireAt > ctx.clock.now()) return
    await moveApproval(ctx, tx, approval, 'expire', {
      doneAt: ctx.clock.now(),
      givenSealed: null,
    })
    const { act, subject, cityCode } = approval
    await logAct(ctx, tx, GATEWAY, {
      act: `expire ${act}`,
      outcome: 'DONE',
      ...{ subject, cityCode },
      detail: { approvalId: id },
    })
  })
}

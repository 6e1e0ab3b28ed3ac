import type { RequestOf, ResponseOf } from '@/contract/call'
import type { calls } from '@/contract/calls'
import { delegationState } from '@/domain/delegation/state'
import { refuse, type Answer } from '../context/answer'
import type { Context } from '../context/context'
import type { Db } from '../db/client'
import { changeDelegation } from '../records/delegation/repo'
import { storeDraft } from '../records/draft/store'
import type { OpenUser } from '../records/idempotency/idempotency'
import { formForApplicant, openForm } from './form'
import { lockOwn } from './link'

/**
 * The applicant takes over what the child filled in, as a draft with evidence of its own. The child's
 * consent is not the applicant's: everything is still to be read, answered and agreed to. What the
 * child typed is kept until its time is over, so that the applicant can check it (showDelegatedPeople).
 */
export async function takeDelegatedForm(
  ctx: Context,
  tx: Db,
  user: OpenUser,
  { delegationId }: RequestOf<typeof calls.takeDelegatedForm>,
): Promise<Answer<ResponseOf<typeof calls.takeDelegatedForm>>> {
  const found = await lockOwn(tx, user, delegationId)
  if ('ok' in found) return found
  const { id, cityCode, productCode } = found
  const state = delegationState(found, ctx.clock.now())
  const form = state === 'FILLED' ? openForm(ctx, found) : undefined
  if (!form) return refuse('ORDER_STATE', { field: 'delegationId', reason: state })
  const draft = { traceId: ctx.ids.next(), ...formForApplicant(ctx, user.id, form) }
  await storeDraft(ctx, tx, user, { cityCode, productCode }, draft, { delegationId: id })
  await changeDelegation(tx, id, { takenAt: ctx.clock.now() })
  return { ok: true, value: { cityCode, productCode } }
}

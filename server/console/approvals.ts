import { approvalActs, type ApprovalAct } from '@/domain/staff/approval'
import { iso } from '../context/clock'
import type { Db } from '../db/client'
import {
  findApproval,
  listApprovals,
  lockApproval,
  type Approval,
} from '../records/staff/approval-repo'
import { moveApproval } from '../records/staff/move'
import { listStaff } from '../records/staff/staff-repo'
import { carryOut, executors } from '../staff/approval'
import { done, refused } from './answer'
import * as calls from './calls/approvals'
import type { Desk } from './desk'
import { acting, reading, type Route } from './route'

const PAGE = 50

/** Whether this person may do the act at all. */
const mayDo = (desk: Desk, act: ApprovalAct): boolean => desk.may(executors[act].permission)

const isOwnCity = (desk: Desk, { cityCode }: Approval): boolean =>
  cityCode === null ? desk.cities === undefined : desk.sees(cityCode)

/** The payload has masks alone. What a person gave is sealed beside it and is not shown. */
const detailOf = ({ payload }: Approval): Record<string, string> =>
  Object.fromEntries(
    Object.entries(payload).map(([key, value]) => [
      key,
      Array.isArray(value) ? value.join(', ') : String(value),
    ]),
  )

const isoOrNull = (ms: number | null): string | null => (ms === null ? null : iso(ms))

/** A function that shows approvals with the names of the people. */
async function shower(desk: Desk, db: Db): Promise<(approval: Approval) => calls.ShownApproval> {
  const colleagues = new Map((await listStaff(db)).map((one) => [one.id, one]))
  const person = (staffId: string) => ({ staffId, name: colleagues.get(staffId)?.name ?? staffId })
  /** Of somebody on the staff: whose rights these are, and which ones they have until it is decided. */
  const aboutColleague = ({ act, status, subject }: Approval): Record<string, string> => {
    const one = colleagues.get(subject)
    if (!one) return {}
    const { login, name, roles, cities } = one
    return act === 'CHANGE_STAFF' && status === 'ASKED'
      ? { login, name, rolesNow: roles.join(', '), citiesNow: cities.join(', ') }
      : { login, name }
  }
  return (approval) => ({
    approvalId: approval.id,
    act: approval.act,
    status: approval.status,
    subject: approval.subject,
    cityCode: approval.cityCode,
    userId: approval.userId,
    amountFen: approval.amountFen,
    detail: { ...aboutColleague(approval), ...detailOf(approval) },
    reason: approval.reason,
    askedBy: person(approval.askedBy),
    askedAt: iso(approval.askedAt),
    expireAt: iso(approval.expireAt),
    decidedBy: approval.decidedBy === null ? null : person(approval.decidedBy),
    decidedAt: isoOrNull(approval.decidedAt),
    outcome: approval.outcome,
    doneAt: isoOrNull(approval.doneAt),
    mayDecide:
      approval.status === 'ASKED' &&
      approval.expireAt > desk.ctx.clock.now() &&
      approval.askedBy !== desk.staff.id &&
      desk.may('approval.decide') &&
      mayDo(desk, approval.act),
  })
}

const decide = acting(
  calls.decideApproval,
  async (desk, tx, { approvalId, decision, reason }, tell) => {
    const { ctx, staff } = desk
    tell({ subject: approvalId, reason })
    // Two people who decide at the same moment wait here for each other.
    const approval = await lockApproval(tx, approvalId)
    if (!approval || !isOwnCity(desk, approval) || !mayDo(desk, approval.act))
      return refused('NOT_FOUND')
    const { cityCode, userId, subject } = approval
    tell({
      subject: approvalId,
      cityCode,
      userId,
      detail: { act: approval.act, about: subject, decision },
    })
    const show = await shower(desk, tx)
    if (approval.askedBy === staff.id) return refused('OWN_REQUEST')
    if (approval.status !== 'ASKED') return refused('CONFLICT', { current: show(approval) })
    const now = ctx.clock.now()
    if (approval.expireAt <= now) return refused('NOT_ALLOWED_NOW', { reason: 'TOO_LATE' })
    const event = decision === 'APPROVE' ? 'approve' : 'decline'
    const moved = await moveApproval(ctx, tx, approval, event, {
      decidedBy: staff.id,
      decidedAt: now,
      ...(event === 'decline' && { outcome: reason, doneAt: now, givenSealed: null }),
    })
    if (!moved) throw new Error('An approval that cannot be decided')
    return done(show(moved))
  },
)

export const approvalRoutes = {
  listApprovals: reading(calls.listApprovals, async (desk, { status, cursor }) => {
    const acts = approvalActs.filter((act) => mayDo(desk, act))
    const filter = { status, cities: desk.cities, before: cursor }
    const sees = desk.staff.roles.includes('COMPLIANCE') ? approvalActs : acts
    const found =
      sees.length === 0 ? [] : await listApprovals(desk.ctx.db, { ...filter, acts: sees }, PAGE + 1)
    const page = found.slice(0, PAGE)
    const last = page.at(-1)
    const show = await shower(desk, desk.ctx.db)
    return done({
      list: page.map(show),
      nextCursor: found.length > PAGE && last ? last.id : null,
    })
  }),
  decideApproval: {
    call: calls.decideApproval,
    answer: async (desk, data) => {
      const decided = await decide.answer(desk, data)
      if (!decided.ok) return decided
      const { approvalId } = decided.value as calls.ShownApproval
      // A job does it where this process dies here, or where the work fails.
      await carryOut(desk.ctx, approvalId).catch(() =>
        desk.ctx.log.warn({ reason: approvalId }, 'an approval waits for its job'),
      )
      const approval = await findApproval(desk.ctx.db, approvalId)
      const show = await shower(desk, desk.ctx.db)
      return approval ? done(show(approval)) : decided
    },
  },
} satisfies Record<string, Route>

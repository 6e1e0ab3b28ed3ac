import { rolePermissions, roles } from '@/domain/staff/role'
import { iso } from '../context/clock'
import type { Db } from '../db/client'
import { listInvitations, type Invitation } from '../records/staff/invitation-repo'
import { lastLogRow, listLog } from '../records/staff/log-repo'
import { countStaffSessions } from '../records/staff/session-repo'
import { listStaff, lockStaff, staffByLogin } from '../records/staff/staff-repo'
import { askApproval } from '../staff/approval'
import { drawLink, renewalBarrier } from '../staff/invitation'
import { rightsBarrier } from '../staff/rights'
import { damageOfStaffLog } from '../staff/verify-log'
import { done, refused, type ConsoleAnswer } from './answer'
import { drawInvitation } from './calls/invitation'
import * as calls from './calls/staff'
import type { Desk } from './desk'
import { acting, reading, type Route } from './route'
import { isoOrNull } from './show-people'

const PAGE = 100

/** Asks for a second administrator. */
async function ask(
  { ctx, staff }: Desk,
  tx: Db,
  asked: Parameters<typeof askApproval>[3],
): Promise<ConsoleAnswer<{ outcome: 'ASKED'; approvalId: string }>> {
  const approvalId = await askApproval(ctx, tx, staff.id, asked)
  return approvalId === undefined
    ? refused('ALREADY_ASKED')
    : done({ outcome: 'ASKED', approvalId })
}

const showInvitation = (invitation: Invitation | undefined) =>
  invitation
    ? { openUntil: iso(invitation.openUntil), expireAt: isoOrNull(invitation.expireAt) }
    : null

export const staffRoutes = {
  readLog: reading(calls.readLog, async ({ ctx, cities }, { cursor, ...filter }) => {
    const before = cursor === undefined ? undefined : Number(cursor)
    const found = await listLog(ctx.db, { ...filter, cities, before }, PAGE + 1)
    const page = found.slice(0, PAGE)
    const last = page.at(-1)
    return done({
      list: page.map(
        ({ prevHash: _prev, hash: _hash, transactionId: _transaction, at, ...row }) => ({
          ...row,
          at: iso(at),
        }),
      ),
      nextCursor: found.length > PAGE && last ? String(last.position) : null,
    })
  }),
  verifyLog: reading(calls.verifyLog, async ({ ctx }) => {
    const damage = await damageOfStaffLog(ctx)
    return done({ rows: ((await lastLogRow(ctx.db))?.position ?? -1) + 1, damage })
  }),
  listRights: reading(calls.listRights, async ({ ctx, cities }) => {
    const now = ctx.clock.now()
    const invitations = new Map(
      (await listInvitations(ctx.db)).map((invitation) => [invitation.staffId, invitation]),
    )
    const staff = []
    for (const one of await listStaff(ctx.db)) {
      // Somebody of one city reviews the staff of that city.
      if (cities && !one.cities.every((city) => cities.includes(city))) continue
      const { id: staffId, login, name, breakGlass, sample, version } = one
      staff.push({
        ...{ staffId, login, name, breakGlass, sample, version },
        roles: one.roles,
        cities: one.cities,
        createdAt: iso(one.createdAt),
        disabledAt: isoOrNull(one.disabledAt),
        invitation: showInvitation(invitations.get(staffId)),
        sessions: await countStaffSessions(ctx.db, one.id, now),
      })
    }
    return done({
      staff,
      roles: roles.map((role) => ({ role, permissions: [...rolePermissions[role]] })),
      at: iso(now),
    })
  }),
  addStaff: acting(calls.addStaff, async (desk, tx, { reason, ...wanted }, tell) => {
    const { login, name, roles: held, cities } = wanted
    tell({
      subject: login,
      reason,
      detail: { name, roles: held.join(), cities: cities.join() },
    })
    if (desk.cities !== undefined) return refused('NOT_FOUND')
    if (await staffByLogin(tx, login))
      return refused('INVALID', { field: 'login', reason: 'TAKEN' })
    return ask(desk, tx, { act: 'ADD_STAFF', subject: login, payload: wanted, reason })
  }),
  renewStaff: acting(calls.renewStaff, async (desk, tx, { staffId, reason }, tell) => {
    tell({ subject: staffId, reason })
    const known = desk.cities === undefined ? await lockStaff(tx, staffId) : undefined
    if (!known) return refused('NOT_FOUND')
    const barrier = await renewalBarrier(tx, known)
    if (barrier) return barrier
    return ask(desk, tx, { act: 'RENEW_STAFF', subject: staffId, payload: { staffId }, reason })
  }),
  drawInvitation: acting(drawInvitation, async (desk, tx, { staffId }, tell) => {
    tell({ subject: staffId })
    if (desk.cities !== undefined) return refused('NOT_FOUND')
    const drawn = await drawLink(desk.ctx, tx, staffId)
    if (!drawn.ok) return drawn
    const { token, expireAt } = drawn.value
    return done({ token, expireAt: iso(expireAt) })
  }),
  changeStaff: acting(
    calls.changeStaff,
    async (desk, tx, { staffId, reason, version, ...rights }, tell) => {
      tell({
        subject: staffId,
        reason,
        detail: { ...rights, roles: rights.roles.join(), cities: rights.cities.join() },
      })
      const known = await lockStaff(tx, staffId)
      // Rights are given by administrators of all cities alone.
      if (!known || desk.cities !== undefined) return refused('NOT_FOUND')
      if (known.version !== version)
        return refused('CONFLICT', {
          current: {
            ...{ roles: known.roles, cities: known.cities, version: known.version },
            disabledAt: isoOrNull(known.disabledAt),
          },
        })
      const barrier = await rightsBarrier(tx, known, rights)
      if (barrier) return barrier
      const payload = { staffId, version, ...rights }
      return ask(desk, tx, { act: 'CHANGE_STAFF', subject: staffId, payload, reason })
    },
  ),
} satisfies Record<string, Route>

import { rolePermissions, roles } from '@/domain/staff/role'
import { iso } from '../context/clock'
import { lastLogRow, listLog } from '../records/staff/log-repo'
import { countStaffSessions } from '../records/staff/session-repo'
import { listStaff, lockStaff } from '../records/staff/staff-repo'
import { askApproval } from '../staff/approval'
import { rightsBarrier } from '../staff/rights'
import { damageOfStaffLog } from '../staff/verify-log'
import { done, refused } from './answer'
import * as calls from './calls/staff'
import { acting, reading, type Route } from './route'
import { isoOrNull } from './show-people'

const PAGE = 100

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
        sessions: await countStaffSessions(ctx.db, one.id, now),
      })
    }
    return done({
      staff,
      roles: roles.map((role) => ({ role, permissions: [...rolePermissions[role]] })),
      at: iso(now),
    })
  }),
  changeStaff: acting(
    calls.changeStaff,
    async (desk, tx, { staffId, reason, version, ...rights }, tell) => {
      const { ctx, cities } = desk
      tell({
        subject: staffId,
        reason,
        detail: { ...rights, roles: rights.roles.join(), cities: rights.cities.join() },
      })
      const known = await lockStaff(tx, staffId)
      // Rights are given by administrators of all cities alone.
      if (!known || cities !== undefined) return refused('NOT_FOUND')
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
      const approvalId = await askApproval(ctx, tx, desk.staff.id, {
        ...{ act: 'CHANGE_STAFF', subject: staffId, payload, reason },
      })
      return approvalId === undefined
        ? refused('ALREADY_ASKED')
        : done({ outcome: 'ASKED' as const, approvalId })
    },
  ),
} satisfies Record<string, Route>

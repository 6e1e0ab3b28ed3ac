import { randomUUID } from 'node:crypto'
import { DAY_MS } from '@/domain/time/day'
import type { Context } from '../context/context'
import type { Job } from '../records/jobs/job'
import { keepAlarm } from '../records/staff/alarm-repo'
import { dueApprovals, overdueApprovals } from '../records/staff/approval-repo'
import { dropStaffSessions } from '../records/staff/session-repo'
import { dueStops } from '../records/staff/stop-repo'
import { carryOut, expireApproval } from '../staff/approval'
import { CLOSE_STOPPED, closeStopped } from '../staff/close-stopped'
import { verifyStaffLog } from '../staff/verify-log'
import { periodicJob, rowJob } from './kinds'

const HOUR_MS = 3_600_000

/** Each gateway writes its own alarms, so each has a lease of its own. */
const keepAlarms: Job = {
  name: 'keepAlarms',
  atOnce: 1,
  due: async ({ alarmBook }) =>
    alarmBook.isEmpty ? [] : [{ key: OWN_KEY, restMs: 0, run: writeAlarms }],
}
const OWN_KEY = randomUUID()

async function writeAlarms(ctx: Context): Promise<'DONE'> {
  const raised = ctx.alarmBook.take()
  try {
    await ctx.db.transaction(async (tx) => {
      for (const each of raised) await keepAlarm(tx, ctx.ids.next(), each)
    })
  } catch (error) {
    ctx.alarmBook.putBack(raised)
    throw error
  }
  return 'DONE'
}

export const staffJobs: readonly Job[] = [
  keepAlarms,
  rowJob({
    name: 'carryOutApprovals',
    due: (ctx, wanted) => dueApprovals(ctx.db, wanted),
    keyOf: ({ id }) => id,
    work: async (ctx, { id }) => {
      await carryOut(ctx, id)
      return 'DONE'
    },
  }),
  rowJob({
    name: 'expireApprovals',
    due: (ctx, wanted) => overdueApprovals(ctx.db, wanted),
    keyOf: ({ id }) => id,
    work: async (ctx, { id }) => {
      await expireApproval(ctx, id)
      return 'DONE'
    },
  }),
  rowJob({
    name: CLOSE_STOPPED,
    due: (ctx, wanted) => dueStops(ctx.db, wanted),
    keyOf: ({ id }) => id,
    work: async (ctx, stop) => {
      await closeStopped(ctx, stop)
      return 'DONE'
    },
  }),
  periodicJob({ name: 'verifyStaffLog', everyMs: DAY_MS, run: verifyStaffLog }),
  periodicJob({
    name: 'dropStaffSessions',
    everyMs: HOUR_MS,
    run: async (ctx) => void (await dropStaffSessions(ctx.db, ctx.clock.now())),
  }),
]

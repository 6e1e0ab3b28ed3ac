import { payProviders, providerOf } from '@/domain/pay/pay-type'
import { iso } from '../context/clock'
import type { Db } from '../db/client'
import { listRaised, lockAlarm, updateAlarm, type RaisedAlarm } from '../records/staff/alarm-repo'
import { deadKinds, deadMessages, reviveDead } from '../records/staff/message-repo'
import { listStaff } from '../records/staff/staff-repo'
import { stopsInForce } from '../records/staff/stop-repo'
import { leasesByJob, owedByProvider, payOrdersSince } from '../records/staff/watch-repo'
import { readStates } from '../watch/states'
import { done, refused } from './answer'
import type { ResponseOf } from './calls/define'
import * as calls from './calls/watch'
import type { Desk } from './desk'
import { acting, reading, type Route } from './route'
import { readRunbook } from './runbook'
import { isoOrNull } from './show-people'

const PAGE = 50
const HOUR_MS = 3_600_000

type ShownAlarm = ResponseOf<typeof calls.takeAlarm>

let runbook: ReturnType<typeof readRunbook> | undefined

const namesOf = async (db: Db): Promise<Map<string, string>> =>
  new Map((await listStaff(db)).map(({ id, name }) => [id, name]))

function showAlarm(row: RaisedAlarm, names: Map<string, string>): ShownAlarm {
  const { id: alarmId, alarm, subject, detail, times, note, version, takenBy } = row
  runbook ??= readRunbook()
  return {
    ...{ alarmId, alarm, subject, detail, times, note, version },
    firstAt: iso(row.firstAt),
    lastAt: iso(row.lastAt),
    ...(runbook.get(alarm) ?? { when: '', todo: '' }),
    takenBy: takenBy === null ? null : { staffId: takenBy, name: names.get(takenBy) ?? takenBy },
    takenAt: isoOrNull(row.takenAt),
    closedAt: isoOrNull(row.closedAt),
  }
}

/** Changes an alarm that nobody changed since it was shown. */
async function changeAlarm(
  { ctx }: Desk,
  tx: Db,
  { alarmId, version }: { alarmId: string; version: number },
  change: Parameters<typeof updateAlarm>[2],
) {
  const row = await lockAlarm(tx, alarmId)
  if (!row) return refused('NOT_FOUND')
  const names = await namesOf(tx)
  if (row.version !== version || row.closedAt !== null)
    return refused('CONFLICT', { current: showAlarm(row, names) })
  const changed = { ...change, version: version + 1 }
  await updateAlarm(tx, alarmId, changed)
  ctx.log.info({ reason: row.alarm }, 'staff look after an alarm')
  return done(showAlarm({ ...row, ...changed }, names))
}

export const watchRoutes = {
  listAlarms: reading(calls.listAlarms, async ({ ctx }, { closed, cursor }) => {
    const found = await listRaised(ctx.db, { closed, before: cursor }, PAGE + 1)
    const names = await namesOf(ctx.db)
    const page = found.slice(0, PAGE)
    const last = page.at(-1)
    return done({
      list: page.map((row) => showAlarm(row, names)),
      nextCursor: found.length > PAGE && last ? last.id : null,
    })
  }),
  takeAlarm: acting(calls.takeAlarm, async (desk, tx, given, tell) => {
    tell({ subject: given.alarmId })
    const takenAt = desk.ctx.clock.now()
    return changeAlarm(desk, tx, given, { takenBy: desk.staff.id, takenAt })
  }),
  closeAlarm: acting(calls.closeAlarm, async (desk, tx, { note, ...given }, tell) => {
    tell({ subject: given.alarmId, reason: note })
    return changeAlarm(desk, tx, given, { note, closedAt: desk.ctx.clock.now() })
  }),
  listDeadMessages: reading(calls.listDeadMessages, async ({ ctx, cities }, { topic, cursor }) => {
    const found = await deadMessages(ctx.db, { topic, cities, after: cursor }, PAGE + 1)
    const page = found.slice(0, PAGE)
    const last = page.at(-1)
    return done({
      kinds: await deadKinds(ctx.db, cities),
      list: page.map(({ id, payload, createdAt, deadAt, tries, lastError, ...row }) => ({
        messageId: id,
        topic: row.topic,
        orderId: typeof payload['proposalId'] === 'string' ? payload['proposalId'] : null,
        ...{ tries, lastError },
        createdAt: iso(createdAt),
        deadAt: iso(deadAt ?? createdAt),
      })),
      nextCursor: found.length > PAGE && last ? last.id : null,
    })
  }),
  reviveMessages: acting(
    calls.reviveMessages,
    async ({ ctx, cities }, tx, { which, reason }, tell) => {
      const wanted = which.kind === 'ONE' ? { id: which.messageId } : { topic: which.topic }
      tell({ reason, subject: which.kind === 'ONE' ? which.messageId : which.topic })
      const messages = await reviveDead(tx, wanted, { cities, now: ctx.clock.now() })
      if (messages === 0) return refused('NOT_FOUND')
      tell({ detail: { messages } })
      return done({ messages })
    },
    async ({ ctx }) => ctx.nudges.nudge('sendMessages'),
  ),
  listJobs: reading(calls.listJobs, async ({ ctx }) => {
    const now = ctx.clock.now()
    const leases = await leasesByJob(ctx.db, now)
    const states = await readStates(ctx.db, now)
    return done({
      jobs: leases.map(({ job, held, failing, mostFailures, nextAt, isWhole }) => ({
        job,
        atWork: isWhole ? 0 : held,
        failing,
        mostFailures: mostFailures ?? 0,
        nextAt: nextAt !== null && (isWhole || failing > 0) ? iso(nextAt) : null,
      })),
      lag: Object.entries(states)
        .filter(([name]) => name.endsWith('_seconds'))
        .map(([name, seconds]) => ({ name, seconds })),
    })
  }),
  listProviders: reading(calls.listProviders, async ({ ctx, cities }) => {
    const now = ctx.clock.now()
    const opened = await payOrdersSince(ctx.db, now - HOUR_MS)
    const owed = await owedByProvider(ctx.db)
    const types = new Set(
      ctx.catalogue.products().flatMap(({ payment }) => payment.types.map(({ type }) => type)),
    )
    const stops = await stopsInForce(ctx.db, now)
    return done({
      providers: payProviders.map((provider) => {
        const own = opened.filter((each) => each.provider === provider)
        const timesOf = (...states: string[]) =>
          own
            .filter(({ status }) => states.length === 0 || states.includes(status))
            .reduce((total, { times }) => total + times, 0)
        const back = owed.find((each) => each.provider === provider)
        return {
          provider,
          payTypes: [...types].filter((type) => providerOf(type) === provider),
          opened: timesOf(),
          paid: timesOf('PAID', 'REFUNDING', 'REFUNDED'),
          failed: timesOf('PAID_FAIL', 'PAID_FAIL_NO_RETRY', 'PART_FAIL'),
          refundsOwed: back?.times ?? 0,
          owedFen: back?.amountFen ?? 0,
        }
      }),
      stopped: stops.flatMap(({ id, payType, cityCode }) =>
        payType === null || (cities && cityCode !== null && !cities.includes(cityCode))
          ? []
          : [{ stopId: id, payType, cityCode }],
      ),
    })
  }),
} satisfies Record<string, Route>

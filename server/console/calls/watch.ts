import * as v from 'valibot'
import { payTypes } from '@/domain/pay/pay-type'
import { defineConsoleCall } from './define'
import {
  cityCode,
  count,
  cursor,
  fen,
  id,
  instant,
  nextCursor,
  nothing,
  version,
  words,
} from './fields'
import { provider } from './people'

/** What whoever is on duty watches, and does about it. */

const alarm = v.object({
  alarmId: id,
  /** A name of docs/operating.md. */
  alarm: v.string(),
  /** The order, refund or service that it is about; empty where it is about the whole. */
  subject: v.string(),
  detail: v.record(v.string(), v.union([v.string(), v.number()])),
  firstAt: instant,
  lastAt: instant,
  times: count,
  /** The lines of the runbook: when it comes, and what to do. Markdown of one line. */
  when: v.string(),
  todo: v.string(),
  takenBy: v.nullable(v.object({ staffId: id, name: v.string() })),
  takenAt: v.nullable(instant),
  closedAt: v.nullable(instant),
  note: v.nullable(v.string()),
  version: count,
})

export const listAlarms = defineConsoleCall({
  name: 'listAlarms',
  permission: 'alarm.read',
  kind: 'READ',
  summary: 'Alarms that are open, the latest first, each with its lines of the runbook.',
  request: v.strictObject({ closed: v.optional(v.boolean(), false), cursor: v.optional(cursor) }),
  response: v.object({ list: v.array(alarm), nextCursor }),
})

export const takeAlarm = defineConsoleCall({
  name: 'takeAlarm',
  permission: 'alarm.take',
  kind: 'ACT',
  summary: 'Takes an alarm over: the others see who looks after it.',
  request: v.strictObject({ alarmId: id, version }),
  response: alarm,
  errors: ['NOT_FOUND', 'CONFLICT'],
})

export const closeAlarm = defineConsoleCall({
  name: 'closeAlarm',
  permission: 'alarm.take',
  kind: 'ACT',
  summary: 'Closes an alarm with a note of what was done. The same alarm opens a new one.',
  request: v.strictObject({ alarmId: id, version, note: words }),
  response: alarm,
  errors: ['NOT_FOUND', 'CONFLICT'],
})

const deadMessage = v.object({
  messageId: id,
  topic: v.string(),
  orderId: v.nullable(id),
  tries: count,
  lastError: v.nullable(v.string()),
  createdAt: instant,
  deadAt: instant,
})

export const listDeadMessages = defineConsoleCall({
  name: 'listDeadMessages',
  permission: 'message.dead',
  kind: 'READ',
  summary: 'Messages that were given up, with the last error, and how many there are of each kind.',
  request: v.strictObject({ topic: v.optional(v.string()), cursor: v.optional(cursor) }),
  response: v.object({
    kinds: v.array(
      v.object({ topic: v.string(), lastError: v.nullable(v.string()), times: count }),
    ),
    list: v.array(deadMessage),
    nextCursor,
  }),
})

export const reviveMessages = defineConsoleCall({
  name: 'reviveMessages',
  permission: 'message.revive',
  kind: 'ACT',
  summary: 'Sends one dead message again, or all of one topic.',
  request: v.strictObject({
    which: v.variant('kind', [
      v.strictObject({ kind: v.literal('ONE'), messageId: id }),
      v.strictObject({
        kind: v.literal('TOPIC'),
        topic: v.pipe(v.string(), v.regex(/^[A-Z_]{3,40}$/)),
      }),
    ]),
    reason: words,
  }),
  response: v.object({ messages: count }),
  errors: ['NOT_FOUND'],
})

export const listJobs = defineConsoleCall({
  name: 'listJobs',
  permission: 'job.read',
  kind: 'READ',
  summary:
    'Background jobs: how many pieces are at work or wait after a failure, and what is late.',
  request: nothing,
  response: v.object({
    jobs: v.array(
      v.object({
        job: v.string(),
        /** Pieces of work that a gateway holds now. */
        atWork: count,
        /** Pieces that failed, and the most failures of one of them in a row. */
        failing: count,
        mostFailures: count,
        /** Of a job that runs every so often, or of a piece that waits: the next turn. */
        nextAt: v.nullable(instant),
      }),
    ),
    /** Ages in seconds of the oldest row that waits, by the metric's name (docs/operating.md). */
    lag: v.array(v.object({ name: v.string(), seconds: v.number() })),
  }),
})

export const listProviders = defineConsoleCall({
  name: 'listProviders',
  permission: 'provider.read',
  kind: 'READ',
  summary:
    'How the payment providers do in the last hour, and which payment types are stopped by hand (stopSale with payType).',
  request: nothing,
  response: v.object({
    providers: v.array(
      v.object({
        provider,
        payTypes: v.array(v.picklist(payTypes)),
        /** Pay orders of the last hour: all, those that were paid, and those that were refused. */
        opened: count,
        paid: count,
        failed: count,
        /** Refunds that it has not ended. */
        refundsOwed: count,
        owedFen: fen,
      }),
    ),
    stopped: v.array(
      v.object({ stopId: id, payType: v.picklist(payTypes), cityCode: v.nullable(cityCode) }),
    ),
  }),
})

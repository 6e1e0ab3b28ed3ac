import type { Alarm } from './alarms'
import type { Log, LogFields } from './log'

/** An alarm as the log told it. */
export interface Raised {
  alarm: Alarm
  /** What it is about: an order, a number, a service; empty for the whole. */
  subject: string
  detail: Record<string, string | number>
  at: number
}

/**
 * Alarms of this process that are not in the database yet. A job writes them (jobs/staff.ts), because
 * an alarm may be raised in a transaction that is rolled back. The log line itself is written at once.
 */
export interface AlarmBook {
  /** Takes out what was noted. Whoever cannot write it puts it back. */
  take(): Raised[]
  putBack(raised: readonly Raised[]): void
  readonly isEmpty: boolean
  /** Passes every line on and notes its alarm. */
  noting(log: Log, now: () => number): Log
}

/** An endless loop of alarms must not fill the memory. */
const MOST = 1_000

const shown = ['reason', 'provider', 'expectedFen', 'foundFen', 'count', 'reference'] as const

const subjectOf = (fields: LogFields): string =>
  fields.payOrderId ??
  fields.outTradeNo ??
  fields.withdrawalId ??
  fields.proposalId ??
  fields.reference ??
  fields.subject ??
  ''

export function createAlarmBook(): AlarmBook {
  let raised: Raised[] = []
  const note = (fields: LogFields, at: number): void => {
    const { alarm } = fields
    if (!alarm || raised.length >= MOST) return
    const detail = Object.fromEntries(
      shown.flatMap((name): [string, string | number][] => {
        const value = fields[name]
        return value === undefined ? [] : [[name, value]]
      }),
    )
    raised.push({ alarm, subject: subjectOf(fields), detail, at })
  }
  return {
    take: () => {
      const taken = raised
      raised = []
      return taken
    },
    putBack: (again) => {
      raised = [...again, ...raised].slice(0, MOST)
    },
    get isEmpty() {
      return raised.length === 0
    },
    noting: (log, now) => {
      const noted =
        (level: 'info' | 'warn' | 'error') =>
        (fields: LogFields, message: string): void => {
          note(fields, now())
          log[level](fields, message)
        }
      return { info: noted('info'), warn: noted('warn'), error: noted('error') }
    },
  }
}

import { Counter, Gauge, Histogram, Registry } from 'prom-client'

/**
 * The metrics for Prometheus (docs/operating.md). Labels come from closed lists only, so neither
 * their number nor their content depends on the callers.
 */
export interface Metrics {
  /** The text that Prometheus reads. */
  read(now: States): Promise<string>
  answered(route: string, code: number, seconds: number): void
  /** A payment was processed, `delayMs` after it was made. */
  paid(outcome: 'bought' | 'returned', delayMs: number): void
  /** A payment fits no open order: another amount, an order paid before, or an unknown order. */
  unmatched(reason: 'amount' | 'twice' | 'unknown'): void
  jobEnded(job: string, outcome: 'done' | 'later' | 'failed', seconds: number): void
  /** A call that a replica may answer was answered by one, or by the primary, and why. */
  readFrom(place: 'replica' | 'behind' | 'away'): void
  /** A page broke on this kind of device (records/security/device.ts). */
  faulted(device: string): void
  /** An alarm was raised, see docs/operating.md. */
  alarmed(alarm: string): void
}

/**
 * Values that are read from the database for each report: counts, and the ages of the oldest
 * waiting rows.
 */
export const states = {
  huimin_outbox_age_seconds: 'How long the oldest unsent message waits',
  huimin_outbox_dead: 'Messages given up',
  huimin_refund_age_seconds: 'How long the oldest refund is owed',
  huimin_pay_order_overdue_seconds: 'How long the oldest open pay order is past its time',
  huimin_job_lag_seconds: 'How long the oldest question to WeChat Pay is overdue',
  huimin_ledger_differences: 'What did not agree when the ledger was last reconciled',
  huimin_reconciliation_age_seconds: 'how long ago the ledger was last reconciled with a bill',
  huimin_evidence_unsorted_steps: 'Steps of evidence in the default partition, up to 1,000',
} as const
export type State = keyof typeof states
export type States = Readonly<Record<State, number>>

export function createMetrics(): Metrics {
  const registry = new Registry()
  const registers = [registry]
  const calls = new Histogram({
    name: 'huimin_call_seconds',
    help: 'Answers by route and code of the envelope',
    labelNames: ['route', 'code'],
    buckets: [0.05, 0.1, 0.3, 1, 3, 10],
    registers,
  })
  const alarms = new Counter({
    name: 'huimin_alarms_total',
    help: 'Alarms by name',
    labelNames: ['alarm'],
    registers,
  })
  const delay = new Histogram({
    name: 'huimin_payment_seconds',
    help: 'Payments taken in, and how long after they were made',
    labelNames: ['outcome'],
    buckets: [1, 5, 15, 60, 300, 1800],
    registers,
  })
  const unmatched = new Counter({
    name: 'huimin_unmatched_money_total',
    help: 'Reports of money that fits no open order',
    labelNames: ['reason'],
    registers,
  })
  const jobs = new Histogram({
    name: 'huimin_job_seconds',
    help: 'Pieces of work by job and outcome',
    labelNames: ['job', 'outcome'],
    buckets: [0.01, 0.1, 1, 10, 60],
    registers,
  })
  const faults = new Counter({
    name: 'huimin_page_faults_total',
    help: 'Pages that broke, by kind of device',
    labelNames: ['device'],
    registers,
  })
  const reads = new Counter({
    name: 'huimin_reads_total',
    help: 'Calls that a replica may answer: by a replica, or by the primary because it is behind or away',
    labelNames: ['from'],
    registers,
  })
  const gauges = (Object.keys(states) as State[]).map(
    (name) => [name, new Gauge({ name, help: states[name], registers })] as const,
  )

  return {
    read: (now) => {
      for (const [name, gauge] of gauges) gauge.set(now[name])
      return registry.metrics()
    },
    answered: (route, code, seconds) => calls.observe({ route, code: String(code) }, seconds),
    paid: (outcome, delayMs) => delay.observe({ outcome }, Math.max(0, delayMs) / 1000),
    unmatched: (reason) => unmatched.inc({ reason }),
    jobEnded: (job, outcome, seconds) => jobs.observe({ job, outcome }, seconds),
    readFrom: (from) => reads.inc({ from }),
    faulted: (device) => faults.inc({ device }),
    alarmed: (alarm) => alarms.inc({ alarm }),
  }
}

import { types } from 'node:util'
import pino from 'pino'
import type { PayProviderName } from '@/domain/pay/pay-type'
import type { Alarm } from './alarms'
import type { Env } from './env'
import type { Metrics } from './metrics'

/**
 * All fields that a log line may have. None takes text of a request as it came, so that no personal
 * data gets into the log.
 */
export interface LogFields {
  requestId?: string
  /** The trace of the request (server/trace). */
  traceId?: string
  method?: string
  /** The route's pattern, never the address with its parameters. */
  route?: string
  status?: number
  code?: number
  ms?: number
  userId?: string
  /** The application's version and the scene in which the person opened it (http/client.ts). */
  version?: string
  scene?: string
  payOrderId?: string
  outTradeNo?: string
  withdrawalId?: string
  /** The provider of the order or bill. */
  provider?: PayProviderName
  proposalId?: string
  /** The core of an insurer, as the settings name it. */
  core?: string
  reason?: string
  /** The number of a payment, a refund, a policy or a hand-over. */
  reference?: string
  expectedFen?: number
  foundFen?: number
  /** What we and an insurer know of one policy, masked. */
  ours?: string
  theirs?: string
  /** An operator has to look; docs/operating.md explains each name. */
  alarm?: Alarm
  /**
   * The kind of a security event (records/security/log.ts), with masked subject and network prefix.
   */
  security?: string
  subject?: string
  network?: string
  job?: string
  count?: number
  /** What a page reported about its own error, masked (fault/fault.ts). */
  fault?: { page: string; device: string; message: string; at: readonly string[] }
  error?: { name: string; code?: string; constraint?: string; at: string[] }
}

export interface Log {
  info(fields: LogFields, message: string): void
  warn(fields: LogFields, message: string): void
  error(fields: LogFields, message: string): void
}

export const createLog = (env: Pick<Env, 'LOG_LEVEL'>): Log =>
  pino({ level: env.LOG_LEVEL, base: null, timestamp: pino.stdTimeFunctions.isoTime })

/** Counts the alarms in the metrics and passes every line on. */
export const countAlarms = (log: Log, metrics: Metrics): Log => {
  const counted =
    (level: 'info' | 'warn' | 'error') =>
    (fields: LogFields, message: string): void => {
      if (fields.alarm) metrics.alarmed(fields.alarm)
      log[level](fields, message)
    }
  return { info: counted('info'), warn: counted('warn'), error: counted('error') }
}

export const silentLog: Log = {
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
}

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined

/** Where a test runner has an Error of its own, what Node itself throws is no instance of it. */
const isError = (error: unknown): error is Error =>
  error instanceof Error || types.isNativeError(error)

/** The driver's own time limits and lost connections have a message but no code. */
const driverCode = (error: unknown): string | undefined =>
  isError(error) &&
  /timeout exceeded when trying to connect|Query read timeout|Connection terminated|is not queryable/.test(
    error.message,
  )
    ? 'ETIMEDOUT'
    : undefined

/**
 * Describes an error without its message, because the message of a failed query repeats its values.
 */
export function describeError(error: unknown): NonNullable<LogFields['error']> {
  if (!isError(error)) return { name: typeof error, at: [] }
  const cause: unknown = error.cause ?? error
  const found: Record<string, unknown> =
    typeof cause === 'object' && cause !== null ? Object.fromEntries(Object.entries(cause)) : {}
  const code = textOf(found['code']) ?? driverCode(cause)
  const constraint = textOf(found['constraint'])
  const at = (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 8)
    .map((line) => line.trim())
  return { name: error.name, ...(code && { code }), ...(constraint && { constraint }), at }
}

import pino from 'pino'
import type { PayProviderName } from '@/domain/payment/pay-provider'
import type { Alarm } from './alarms'
import type { Env } from './env'
import type { Metrics } from './metrics'

/** What may be logged: no field takes text of a request as it came, so nothing personal gets in. */
export interface LogFields {
  requestId?: string
  method?: string
  /** The route's pattern, never the address with its parameters. */
  route?: string
  status?: number
  code?: number
  ms?: number
  userId?: string
  /** Of the application, and the door by which the person came in (http/came.ts). */
  version?: string
  scene?: string
  payOrderId?: string
  outTradeNo?: string
  withdrawalId?: string
  /** Whose order or bill it is. */
  provider?: PayProviderName
  proposalId?: string
  reason?: string
  /** Number of a payment, a refund or a policy. */
  reference?: string
  expectedFen?: number
  foundFen?: number
  /** Somebody has to look: the name docs/operating.md explains. */
  alarm?: Alarm
  /** Kind of a security event (records/security/log.ts), with masked subject and network prefix. */
  security?: string
  subject?: string
  network?: string
  job?: string
  count?: number
  /** What a page told of itself, masked (fault/fault.ts). */
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

/** Counts what is an alarm, and writes it as before. */
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

/** The driver's own time limits, and connections that it lost, carry a message and no code. */
const driverCode = (error: unknown): string | undefined =>
  error instanceof Error &&
  /timeout exceeded when trying to connect|Query read timeout|Connection terminated|is not queryable/.test(
    error.message,
  )
    ? 'ETIMEDOUT'
    : undefined

/** An error without its message: a failed query's message repeats the values it was given. */
export function describeError(error: unknown): NonNullable<LogFields['error']> {
  if (!(error instanceof Error)) return { name: typeof error, at: [] }
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

import { Secret, TOTP } from 'otpauth'
import type { Context } from '../context/context'
import type { Staff } from '../records/staff/staff-repo'

const PERIOD_S = 30
/** Codes of the step before and after are taken, because clocks of phones differ. */
const WINDOW = 1
/** A code that is shown is taken for at least so long, in ms, because somebody types it. */
const TYPING_MS = 10_000

const totpOf = (secret: string, login: string): TOTP =>
  new TOTP({
    issuer: '惠民保控制台',
    label: login,
    secret: Secret.fromBase32(secret),
    period: PERIOD_S,
  })

/** 160 random bits in base32. */
export const drawTotpSecret = (): string => new Secret({ size: 20 }).base32

/** The address that an authenticator reads from a QR code. */
export const totpAddress = (secret: string, login: string): string =>
  totpOf(secret, login).toString()

const stepAt = (now: number): number => Math.floor(now / 1000 / PERIOD_S)

/** The time step to which a code belongs at this instant (ms); undefined for a wrong code. */
export function stepOfCode(secret: string, code: string, now: number): number | undefined {
  const delta = totpOf(secret, '').validate({ token: code, timestamp: now, window: WINDOW })
  return delta === null ? undefined : stepAt(now) + delta
}

/**
 * A code that is taken now and was not used: the earliest one after the step that was taken last.
 * Undefined when all codes of the moment were used. Only the sandbox shows it.
 */
export function unusedCode(secret: string, lastStep: number, now: number): string | undefined {
  const step = Math.max(lastStep + 1, stepAt(now + TYPING_MS) - WINDOW)
  return step > stepAt(now) + WINDOW
    ? undefined
    : totpOf(secret, '').generate({ timestamp: step * PERIOD_S * 1000 })
}

const ownerOf = (staffId: string): string => `staff:${staffId}`

export const sealTotp = ({ keys }: Pick<Context, 'keys'>, staffId: string, secret: string) =>
  keys.seal(secret, ownerOf(staffId), 'totp')

export const openTotp = (
  { keys }: Pick<Context, 'keys'>,
  { id, totpSealed }: Pick<Staff, 'id' | 'totpSealed'>,
): string => {
  const secret = keys.open(totpSealed, ownerOf(id), 'totp')
  if (secret === undefined) throw new Error('A second factor does not open: wrong PII_KEY?')
  return secret
}

/** Reads the answers of phone binding and real-name checks. */
export const bindPhoneCodes = ['1', '2', '3', '4', '5', 'DEFAULT'] as const
export type BindPhoneCode = (typeof bindPhoneCodes)[number]

/** The reasons of the real-name centre for a refusal, as its `authCode` spells them. */
export const authCodes = [
  'HAD_AUTH',
  'ID_HAD_USE',
  'ID_NOT_MATCH',
  'BASIC2_NOT_MATCH',
  'CREDENTIALNO_BLACKLIST',
  'AUTH_FAILED',
  'WX_AUTH_FAIL',
] as const
export type AuthCode = (typeof authCodes)[number]

export const h5RealNameCodes = [
  'HAD_AUTH',
  'ID_HAD_USE',
  'ID_NOT_MATCH',
  'BASIC2_NOT_MATCH',
  'CREDENTIALNO_BLACKLIST',
  'AUTH_FAILED',
  'DEFAULT',
] as const satisfies readonly (AuthCode | 'DEFAULT')[]
export type H5RealNameCode = (typeof h5RealNameCodes)[number]

export const wxRealNameCodes = [
  'HAD_AUTH',
  'ID_NOT_MATCH',
  'ID_HAD_USE',
  'WX_AUTH_FAIL',
  'BASIC2_NOT_MATCH',
  'DEFAULT',
] as const satisfies readonly (AuthCode | 'DEFAULT')[]
export type WxRealNameCode = (typeof wxRealNameCodes)[number]

type Outcome<Code> = { ok: true } | { ok: false; code: Code }

type Answer = { result?: unknown; authCode?: unknown; authLevel?: unknown }

/** LV1 checks two factors, LV2 three factors or WeChat, LV3 the face. */
export const realNameLevels = ['LV1', 'LV2', 'LV3'] as const
export type RealNameLevel = (typeof realNameLevels)[number]
const LEVELS: readonly unknown[] = realNameLevels

/** Reads the answer of setBindPhone. Result 0 means bound. */
export function bindPhoneOutcome({ result }: Answer): Outcome<BindPhoneCode> {
  if (isNumber(result, 0)) return { ok: true }
  return {
    ok: false,
    code: listed(bindPhoneCodes, typeof result === 'number' ? `${result}` : result),
  }
}

/** Reads the answer of authH5Realname. Result 1 means verified. */
export function h5RealNameOutcome({ result, authCode }: Answer): Outcome<H5RealNameCode> {
  if (isNumber(result, 1)) return { ok: true }
  return { ok: false, code: listed(h5RealNameCodes, authCode) }
}

/** Reads the answer of authWxRealnameLv2. Result 1 at level LV1, LV2 or LV3 means verified. */
export function wxRealNameOutcome({
  result,
  authCode,
  authLevel,
}: Answer): Outcome<WxRealNameCode> {
  if (isNumber(result, 1) && LEVELS.includes(authLevel)) return { ok: true }
  return { ok: false, code: listed(wxRealNameCodes, authCode) }
}

/** The services sometimes answer numbers as text. */
const isNumber = (value: unknown, expected: number): boolean =>
  value === expected || value === String(expected)

const listed = <Code extends string>(codes: readonly Code[], code: unknown): Code | 'DEFAULT' =>
  codes.find((known) => known === code) ?? 'DEFAULT'

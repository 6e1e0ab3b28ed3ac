import type { CredentialEnv } from '../credential/credential'

/**
 * Where the web application runs. The values are bit flags, so that a page open to WeChat of either
 * kind (3) is the union of the official account (1) and the mini-program (2). Detection answers 0,
 * 1 or 2; 3 is only ever a restriction.
 */
export const BrowserEnv = { BROWSER: 0, WECHAT_OA: 1, WECHAT_MNP: 2, WECHAT: 3 } as const

/** What detection can answer. */
export type DetectedEnv = 0 | 1 | 2
/** What a page can be restricted to. */
export type BrowserEnv = DetectedEnv | 3

/** Partners whose pages behave as an official account whatever the user agent says. */
const officialAccountSources: readonly string[] = [
  'WEIFANG_LABORUNION',
  'YSS_WXAPP',
  'ZGT_WXAPP',
  'JLB_WXAPP',
]

/** The app and the mini-program of one partner, in which sharing is suppressed. */
const noSharingSources: readonly string[] = ['JLB_WXAPP', 'JLB_APP']

export const AGENT_MODE = 'AGENT_MODE'

/** Any query context fits this type. */
type EntrySource = { entrySource?: string | undefined }

/** Agents sell for others in a plain browser: phone login, no sharing or subscription prompts. */
export const isAgentMode = ({ entrySource }: EntrySource): boolean => entrySource === AGENT_MODE

export interface EnvironmentSigns {
  userAgent: string
  /** The value after the entry rules, which may have rewritten it. */
  entrySource?: string | undefined
  /**
   * True if `window.__wxjs_environment` is `miniprogram`. Some web views do not say so in the user
   * agent.
   */
  inMiniProgram?: boolean | undefined
}

/**
 * Agent mode decides first, then the partners that force an official account, then the user agent.
 */
export const detectBrowserEnv = ({
  userAgent,
  entrySource,
  inMiniProgram,
}: EnvironmentSigns): DetectedEnv => {
  if (isAgentMode({ entrySource })) return BrowserEnv.BROWSER
  if (officialAccountSources.includes(entrySource ?? '')) return BrowserEnv.WECHAT_OA
  if (/alipay/i.test(userAgent)) return BrowserEnv.WECHAT_OA
  if (!/micromessenger/i.test(userAgent)) return BrowserEnv.BROWSER
  return inMiniProgram === true || /miniprogram/i.test(userAgent)
    ? BrowserEnv.WECHAT_MNP
    : BrowserEnv.WECHAT_OA
}

/** The version of the WeChat that shows the page, such as `8.0.33`; undefined in other browsers. */
export const wechatVersion = (userAgent: string): string | undefined =>
  /micromessenger\/([\d.]+)/i.exec(userAgent)?.[1]

/** Whether a page restricted to `only` opens in `env`; a page without restriction opens anywhere. */
export const isEnvAllowed = ({
  env,
  only,
}: {
  env: DetectedEnv
  only?: BrowserEnv | undefined
}): boolean => {
  if (only === undefined) return true
  return only === BrowserEnv.BROWSER ? env === BrowserEnv.BROWSER : (env & only) !== 0
}

export const isSharingSuppressed = ({ entrySource }: EntrySource): boolean =>
  noSharingSources.includes(entrySource ?? '')

/** The names that the lists of countries use for the environments. */
const nationalityUa: Record<DetectedEnv, string> = {
  [BrowserEnv.BROWSER]: 'H5',
  [BrowserEnv.WECHAT_OA]: 'WECHAT',
  [BrowserEnv.WECHAT_MNP]: 'MNP_H5',
}

/** Builds the key of a city's list of countries, `cityCode_UA`. cfgUA names another list. */
export const nationalityKey = ({
  cityCode,
  env,
  cfgUA,
}: {
  cityCode: string
  env: DetectedEnv
  cfgUA?: string | undefined
}): string => `${cityCode}_${cfgUA || nationalityUa[env]}`

/** Only the plain browser has its own message for Hong Kong, Macau and Taiwan cards. */
export const credentialEnvOf = (env: DetectedEnv): CredentialEnv =>
  env === BrowserEnv.BROWSER ? 'H5' : 'WECHAT'

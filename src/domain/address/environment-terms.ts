import type { CredentialEnv } from '../credential/credential'
import { BrowserEnv, type DetectedEnv } from './browser-env'

/** What others call the environments. */
const nationalityUa: Record<DetectedEnv, string> = {
  [BrowserEnv.BROWSER]: 'H5',
  [BrowserEnv.WECHAT_OA]: 'WECHAT',
  [BrowserEnv.WECHAT_MNP]: 'MNP_H5',
}

/** Key of a city's list of countries: `cityCode_UA`; cfgUA names another list (section 7). */
export const nationalityKey = ({
  cityCode,
  env,
  cfgUA,
}: {
  cityCode: string
  env: DetectedEnv
  cfgUA?: string | undefined
}): string => `${cityCode}_${cfgUA || nationalityUa[env]}`

/** Only a plain browser has a message of its own for Hong Kong, Macau and Taiwan cards. */
export const credentialEnvOf = (env: DetectedEnv): CredentialEnv =>
  env === BrowserEnv.BROWSER ? 'H5' : 'WECHAT'

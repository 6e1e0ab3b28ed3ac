import type { CredentialEnv } from '../credential/credential'
import { BrowserEnv, type DetectedEnv } from './browser-env'

/** The names that the lists of countries use for the environments. */
const nationalityUa: Record<DetectedEnv, string> = {
  [BrowserEnv.BROWSER]: 'H5',
  [BrowserEnv.WECHAT_OA]: 'WECHAT',
  [BrowserEnv.WECHAT_MNP]: 'MNP_H5',
}

/**
 * Builds the key of a city's list of countries, `cityCode_UA`. cfgUA names another list (section
 * 7).
 */
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

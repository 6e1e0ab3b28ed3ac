import { settings } from '../shell/window'

/**
 * The first base library version of APIs and components that are newer than the oldest version
 * still in use (2.10). Everything else exists in all versions.
 */
const SINCE: Readonly<Record<string, string>> = {
  onThemeChange: '2.11.0',
  showShareImageMenu: '2.14.3',
  'page-container': '2.16.0',
  getWindowInfo: '2.20.1',
  getDeviceInfo: '2.20.1',
  getAppBaseInfo: '2.20.1',
  getFuzzyLocation: '2.25.0',
  onNeedPrivacyAuthorization: '2.32.3',
  requirePrivacyAuthorize: '2.32.3',
  getPrivacySetting: '2.32.3',
  requestMerchantTransfer: '3.7.6',
}

const numbers = (version: string): number[] => version.split('.').map(Number)

const isAtLeast = (version: string, needed: string): boolean => {
  const [own, other] = [numbers(version), numbers(needed)]
  for (const [place, number] of own.entries()) {
    const than = other[place] ?? 0
    if (number !== than) return number > than
  }
  return true
}

const isThere = (name: string): boolean => {
  const since = SINCE[name]
  return since === undefined || isAtLeast(settings.sdkVersion, since)
}

/** Keeps only the APIs that this version of the base library has. */
export const ofThisVersion = (apis: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(apis).filter(([name]) => isThere(name)))

/** `wx.canIUse`. For `page-container.show` the first part of the name decides. */
export const canIUse =
  (apis: Readonly<Record<string, unknown>>, tags: (name: string) => boolean) =>
  (schema: string): boolean => {
    const [name = ''] = schema.split('.')
    return isThere(name) && (name in apis || tags(name))
  }

import { BrowserEnv, type DetectedEnv } from './browser-env'
import { encodeSafely } from './query'

/** The app id of everyone who is not known to WeChat: plain browsers and agents. */
export const H5_APP_ID = 'h5-normal'

export interface AppIdSources {
  env: DetectedEnv
  /** Kept from the mini-program that opened us. */
  storedAppId?: string | undefined
  /** The city's official account, from its configuration. */
  officialAccountAppId?: string | undefined
}

/** The app id header (specification section 6); empty while WeChat's is not known yet. */
export const appIdOf = ({ env, storedAppId, officialAccountAppId }: AppIdSources): string => {
  switch (env) {
    case BrowserEnv.BROWSER:
      return H5_APP_ID
    case BrowserEnv.WECHAT_MNP:
      return storedAppId ?? ''
    case BrowserEnv.WECHAT_OA:
      return officialAccountAppId ?? ''
  }
}

/** This city's partner expects its ids encoded (specification section 7). */
const ENCODED_OUTER_ID_CITY = '320100'

/** As it is, unless it holds characters that a header cannot carry: an address says anything. */
export const headerValue = (text: string): string =>
  /^[\x21-\x7e]*$/.test(text) ? text : encodeSafely(text)

/** The outer id as a header value; other cities get it as it is, as far as a header can carry it. */
export const outerIdHeader = (outerId: string, cityCode: string | undefined): string =>
  cityCode === ENCODED_OUTER_ID_CITY ? encodeSafely(outerId) : headerValue(outerId)

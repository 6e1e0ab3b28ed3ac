import { BrowserEnv, type DetectedEnv } from './browser-env'
import { encodeSafely } from './query'

/** The app id for plain browsers and agents, whom WeChat does not identify. */
export const H5_APP_ID = 'h5-normal'

export interface AppIdSources {
  env: DetectedEnv
  /** The app id that the mini-program handed over when it opened the web page. */
  storedAppId?: string | undefined
  /** The city's official account, from its configuration. */
  officialAccountAppId?: string | undefined
}

/** Chooses the app id header. It is empty while WeChat's id is unknown. */
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

/** This city's partner expects its ids encoded. */
const ENCODED_OUTER_ID_CITY = '320100'

/**
 * Encodes a text only if it holds characters that a header cannot carry. The text may come from an
 * address, so it can hold anything.
 */
export const headerValue = (text: string): string =>
  /^[\x21-\x7e]*$/.test(text) ? text : encodeSafely(text)

/**
 * Writes the outer id as a header value. Cities other than 320100 get it unencoded if a header can
 * carry it.
 */
export const outerIdHeader = (outerId: string, cityCode: string | undefined): string =>
  cityCode === ENCODED_OUTER_ID_CITY ? encodeSafely(outerId) : headerValue(outerId)

import type { Result } from '@/domain/base/result'

/** Ways into our mini-program from outside: codes to scan, and addresses that open WeChat. */
export interface WechatLinks {
  /**
   * `wxacode.getUnlimited`, whose number is not limited. The scene stands for a destination that
   * the gateway stores; it has at most 32 characters of WeChat's alphabet. The page must belong to
   * the published app and has no query.
   */
  sceneCode(wanted: {
    scene: string
    page: string
    /** Pixels, 280 to 1280. */
    width: number
  }): Promise<Result<Picture, WechatLinkCode>>
  /**
   * `wxacode.get`. The path contains page and query, at most 1024 characters. WeChat makes at most
   * 100,000 of them.
   */
  pageCode(wanted: { path: string; width: number }): Promise<Result<Picture, WechatLinkCode>>
  /** A `weixin://...` address, which a web page may open. */
  scheme(target: LinkTarget): Promise<Result<string, WechatLinkCode>>
  /** An `https://wxaurl.cn/...` address, which may also be sent by SMS. */
  urlLink(target: LinkTarget): Promise<Result<string, WechatLinkCode>>
}

export interface Picture {
  /** `image/jpeg` or `image/png`. */
  type: string
  bytes: Uint8Array
}

export interface LinkTarget {
  /** Begins with a slash. */
  path: string
  /** Without a question mark, at most 1024 characters. */
  query: string
  /** Days of validity, at most 30. */
  days: number
}

export type WechatLinkCode =
  /** The published app has no such page. */
  | 'PAGE_UNKNOWN'
  /** Too many in this minute, or the limit of the day or of the app is used up. */
  | 'RATE_LIMITED'
  | 'REFUSED'
  | 'UNKNOWN'

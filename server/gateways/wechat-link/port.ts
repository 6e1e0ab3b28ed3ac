import type { Result } from '@/domain/base/result'

/** Ways into our mini-program from elsewhere: pictures to scan, and addresses that open WeChat. */
export interface WechatLinks {
  /**
   * `wxacode.getUnlimited`: any number of them. What it means is behind the scene, at most 32
   * characters of WeChat's alphabet; the page is one of the published app, without a query.
   */
  sceneCode(wanted: {
    scene: string
    page: string
    /** Pixels, 280 to 1280. */
    width: number
  }): Promise<Result<Picture, WechatLinkCode>>
  /** `wxacode.get`: page and query themselves, at most 1024 characters; 100,000 of them in all. */
  pageCode(wanted: { path: string; width: number }): Promise<Result<Picture, WechatLinkCode>>
  /** `weixin://...`, which a browser's page may open. */
  scheme(target: LinkTarget): Promise<Result<string, WechatLinkCode>>
  /** `https://wxaurl.cn/...`, which may also be sent by SMS. */
  urlLink(target: LinkTarget): Promise<Result<string, WechatLinkCode>>
}

export interface Picture {
  /** `image/jpeg` or `image/png`. */
  type: string
  bytes: Uint8Array
}

export interface LinkTarget {
  /** Beginning with a slash. */
  path: string
  /** Without question mark, at most 1024 characters. */
  query: string
  /** Days it is good for, 30 at most. */
  days: number
}

export type WechatLinkCode =
  /** No page of the published app. */
  | 'PAGE_UNKNOWN'
  /** Too many a minute, or the day's or the app's number is used up. */
  | 'RATE_LIMITED'
  | 'REFUSED'
  | 'UNKNOWN'

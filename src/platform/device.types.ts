export interface DevicePort {
  target: 'h5' | 'weapp'
  /** The browser's user agent; empty in the mini-program. */
  userAgent(): string
  /** The app id under which WeChat runs us; undefined in a browser. */
  appId(): string | undefined
  /** WeChat's scene number of the last entry; undefined in a browser. */
  scene(): string | undefined
  /** The app id of this site's official account; undefined if there is none. */
  officialAccountAppId(): string | undefined
  /** False if the user or the surrounding app forbids cookies. */
  keepsCookies(): boolean
  /** Whether a mini-program shows this page in its web view. */
  inMiniProgramWebView(): boolean
}

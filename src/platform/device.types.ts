export interface DevicePort {
  target: 'h5' | 'weapp'
  /** Empty in the mini-program. */
  userAgent(): string
  /** The app id that WeChat runs us under; undefined in a browser. */
  appId(): string | undefined
  /** WeChat's number of the door by which the person came in last; undefined in a browser. */
  scene(): string | undefined
  /** Of the official account that this site belongs to; undefined where there is none. */
  officialAccountAppId(): string | undefined
  /** False where the person, or the app around the page, forbids cookies. */
  keepsCookies(): boolean
  /** Whether a web view of a mini-program shows this page. */
  inMiniProgramWebView(): boolean
}

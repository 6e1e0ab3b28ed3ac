export interface DevicePort {
  target: 'h5' | 'weapp'
  /** Empty in the mini-program. */
  userAgent(): string
  /** The app id that WeChat runs us under; undefined in a browser. */
  appId(): string | undefined
  /** Whether a web view of a mini-program shows this page. */
  inMiniProgramWebView(): boolean
}

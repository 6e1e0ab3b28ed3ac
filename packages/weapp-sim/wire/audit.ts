/** What a page of the browser notes of a program that is audited (`LaunchSettings.audited`). */

/** One run of code of the logic layer, or one drawing of the view, that took some time. */
export interface Stretch {
  readonly page: string
  /** The name of the handler, the timer, the file or the component. */
  readonly what: string
  readonly ms: number
}

/** One `setData`. */
export interface Update {
  readonly page: string
  /** Path of the page or the component whose data it is. */
  readonly component: string
  readonly bytes: number
  readonly paths: readonly string[]
  /** Milliseconds since the program was loaded. */
  readonly at: number
}

/** A timer that ran while another page was on top than when it was set. */
export interface StrayTimer {
  readonly setOn: string
  readonly ranOn: string
}

/** One `wx.request` or `wx.downloadFile`. */
export interface NotedRequest {
  readonly page: string
  readonly url: string
  readonly at: number
  readonly ms: number
  /** Status of the answer. It is undefined when there was none. */
  readonly status?: number | undefined
  /** Why there was no answer. */
  readonly reason?: string | undefined
  readonly bytes: number
  /** A number that is the same for equal bodies. Small bodies have none. */
  readonly print?: number | undefined
}

export interface NotedException {
  readonly page: string
  readonly message: string
}

export interface DeprecatedCall {
  readonly page: string
  readonly name: string
}

/** An element that breaks a rule, and how. */
export interface Blemish {
  readonly element: string
  readonly how: string
}

/** What is wrong with the view of a page, from several looks at it. */
export interface PageView {
  readonly nodes: number
  readonly depth: number
  readonly children: number
  /** The element with so many children. */
  readonly widest: string
  /** Pictures with more pixels than the screen shows of them. */
  readonly bigImages: readonly Blemish[]
  readonly skewedImages: readonly Blemish[]
  readonly smallTaps: readonly Blemish[]
  readonly unsafeTaps: readonly Blemish[]
  readonly stiffScrolls: readonly Blemish[]
  readonly faintTexts: readonly Blemish[]
}

export interface AuditNotes {
  /** From the start of the program to its largest first picture, or until now where none came. In ms. */
  readonly firstScreenMs: number
  readonly scripts: readonly Stretch[]
  readonly drawings: readonly Stretch[]
  readonly updates: readonly Update[]
  readonly timers: readonly StrayTimer[]
  readonly requests: readonly NotedRequest[]
  readonly exceptions: readonly NotedException[]
  readonly deprecated: readonly DeprecatedCall[]
  readonly views: Readonly<Record<string, PageView>>
  /** Bytes of each sheet's rules that fitted no element so far, by the path of the sheet. */
  readonly unusedStyles: Readonly<Record<string, number>>
}

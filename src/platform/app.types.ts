import type { Query } from '@/domain/address/query'

/** How the visitor entered or came back. */
export interface Entrance {
  path: string
  query: Query
  /** WeChat's scene number (1007 chat card, 1047 code, 1014 message); absent in a browser. */
  scene?: number
}

/** The application as a whole: as what it runs, and what happens to it. Listeners stay for good. */
export interface AppPort {
  /** A page has an address that people and other apps can open. */
  hasAddresses: boolean
  /** Pages of the mini-program open here, without another app around us. */
  hasNativePages: boolean
  /** WeChat always signs in without a question. Where that fails, no login page is opened. */
  signsInQuietly: boolean
  /** Pages without the framework stand beside ours and keep a login by themselves (src/light). */
  hasLightPages: boolean
  /** Loading a page anew clears what the application remembers. */
  reloadForgets: boolean
  /** Paying can leave for a cashier's page, which then is below the page of the result. */
  leavesToPay: boolean
  /** The application itself may ask to send messages. On the web a tag of WeChat or a page around us asks. */
  asksForMessages: boolean
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
  /**
   * Called when the application comes to the foreground. The mini-program also calls it at the
   * start.
   */
  onAppShow(listener: (entrance: Entrance) => void): void
  /**
   * Called when an old card or code names a page that no longer exists. The listener must open
   * another page at once, or WeChat shows an empty screen.
   */
  onUnknownPage(listener: (query: Query) => void): void
  /** Called when a newer version is ready. `restart` restarts the application with it. */
  onUpdateReady(listener: (restart: () => void) => void): void
  /**
   * Called when the user must agree to the privacy guideline before one of our calls continues.
   * That call waits for the answer. WeChat accepts "agreed" only after a tap on
   * ui/primitives/native-button.
   */
  onPrivacyAsked(listener: (answer: (agreed: boolean) => void) => void): void
  /** Reports every uncaught error and rejection. */
  watchFaults(tell: (error: unknown) => void): void
  /**
   * Reloads the page when an iPhone or iPad restores it from memory, because its login, prices and
   * countdowns are old.
   */
  reloadWhenRestored(): void
}

/** Id of the button for agreeing. WeChat checks that it was tapped. */
export const AGREE_BUTTON_ID = 'hm-agree-privacy'

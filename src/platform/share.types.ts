import type { PortResult } from './failure'

export interface ShareCard {
  title: string
  /** A line below the title, if the host shows one. */
  text?: string
  /** An address built by src/routes. */
  path: string
  imageUrl?: string
  /**
   * Paints the picture where WeChat waits for it, as the mini-program's menu does for three seconds.
   * Without one WeChat takes a picture of the screen.
   */
  paint?: (() => Promise<string | undefined>) | undefined
}

/**
 * SHARED: an app took the card. COPIED: the link is on the clipboard. MENU: the host shares this
 * page from its own menu, so tell the user where it is.
 */
export type ShareWay = 'SHARED' | 'COPIED' | 'MENU'

export interface SharePort {
  /** Sets what the host's menu shares of this page. A page that sets nothing is not shared. */
  useShare(card: () => ShareCard): void
  /** Opens the host's menu for our cards; called for each shown page. */
  openMenu(): Promise<void>
  /** Sends a picture of the phone to a chat, by WeChat's menu. UNSUPPORTED on the web. */
  sendPicture(file: string): Promise<PortResult>
  /** Shares the card after the user's tap. */
  share(card: ShareCard): Promise<PortResult<ShareWay>>
}

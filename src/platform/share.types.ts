import type { PortResult } from './failure'

export interface ShareCard {
  title: string
  /** One line below the title, where the host shows one. */
  text?: string
  /** An address built by src/routes. */
  path: string
  imageUrl?: string
}

/**
 * SHARED: an app took it. COPIED: the link is on the clipboard. MENU: the host shares this page
 * from a menu of its own; say where that is.
 */
export type ShareWay = 'SHARED' | 'COPIED' | 'MENU'

export interface SharePort {
  /** Words what the host's own menu shares of this page; what nobody words is not shared. */
  useShare(card: () => ShareCard): void
  /** The host takes words for its menu now; asked of each page that is shown. */
  openMenu(): Promise<void>
  /** The person asked to share this. */
  share(card: ShareCard): Promise<PortResult<ShareWay>>
}

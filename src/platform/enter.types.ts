import type { Query } from '@/domain/address/query'

/** How the visitor entered or came back. */
export interface Entrance {
  path: string
  query: Query
  /** WeChat's scene number (1007 chat card, 1047 code, 1014 message); absent in a browser. */
  scene?: number
  /** The mini-program or official account that sent the visitor. */
  fromAppId?: string
}

export interface EnterPort {
  /** The latest entrance. */
  entrance(): Entrance
  /**
   * Called when the application comes to the foreground. The mini-program also calls it at the
   * start.
   */
  onAppShow(listener: (entrance: Entrance) => void): void
  onAppHide(listener: () => void): void
}

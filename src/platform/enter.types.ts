import type { Query } from '@/domain/address/query'

/** The door by which the person came in, or came back in. */
export interface Entrance {
  path: string
  query: Query
  /** WeChat's scene number (1007 chat card, 1047 code, 1014 message); none in a browser. */
  scene?: number
  /** The mini-program or official account that sent them. */
  fromAppId?: string
}

export interface EnterPort {
  /** The latest door. */
  entrance(): Entrance
  /** The application comes to the foreground, the first time too in the mini-program. */
  onAppShow(listener: (entrance: Entrance) => void): void
  onAppHide(listener: () => void): void
}

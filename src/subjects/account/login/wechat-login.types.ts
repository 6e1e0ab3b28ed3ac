import type { ReactNode } from 'react'

/** Signs in by WeChat with the number that WeChat has verified, where the host can. */
export type WechatLogin = (props: {
  /** Whether the user agreed to the documents. If not, the page says so. */
  hasAgreed: () => boolean
  onSignedIn: () => Promise<void>
}) => ReactNode

import type { PortResult } from './failure'

export interface MiniProgramTarget {
  /** App id of another mini-program; ours if it is missing. */
  appId?: string
  /** Version of another mini-program; the released one if it is missing. */
  envVersion?: 'release' | 'trial' | 'develop'
  /** Page and query. The leading slash is optional, because partners write both forms. */
  path: string
  /** Data for the other mini-program. */
  extraData?: Record<string, string>
  /** A URL link (wxaurl.cn) from the gateway, which opens WeChat from a plain browser. */
  link?: string | undefined
}

export interface MiniProgramPort {
  /** Opens a page of a mini-program. WeChat may ask the user first. */
  openMiniProgram(target: MiniProgramTarget): Promise<PortResult>
}

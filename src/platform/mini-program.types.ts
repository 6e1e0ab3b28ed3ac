import type { PortResult } from './failure'

export interface MiniProgramTarget {
  /** Another mini-program; ours when left out. */
  appId?: string
  /** Of another mini-program; the released one when left out. */
  envVersion?: 'release' | 'trial' | 'develop'
  /** Page and query; a leading slash may be there or not, as partners write it either way. */
  path: string
  /** What the other one is told. */
  extraData?: Record<string, string>
  /** A URL link (wxaurl.cn) that the gateway made for it: opens WeChat from a plain browser. */
  link?: string
}

export interface MiniProgramPort {
  /** Opens a page of a mini-program; WeChat may ask the person first. */
  openMiniProgram(target: MiniProgramTarget): Promise<PortResult>
}

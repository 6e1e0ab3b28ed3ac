import type { PortResult } from './failure'

export interface ClipboardPort {
  /** Puts text on the clipboard. */
  copyText(text: string): Promise<PortResult>
}

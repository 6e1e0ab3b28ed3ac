import type { Played } from '@huimin/wechat-sandbox'
import type { SandboxKeys } from './keys'

/** What every simulator of the sandbox works with. */
export type SandboxParts = Played & {
  keys: SandboxKeys
  /** The answer of a captcha as JSON; undefined for an unknown or used captcha. */
  captchaAnswer: (captchaId: string) => Promise<Record<string, unknown> | undefined>
}

import type { Look } from './look'
import type { Step } from './step'

/** Messages between the workbench and the page in a phone, which has another origin. */

/** A value for the first empty field with this label. */
export interface Field {
  label: string
  value: string
}

export type ToPhone =
  | { sandbox: 'fill'; fields: Field[] }
  | { sandbox: 'solve'; offset: number }
  | { sandbox: 'elder'; isOn: boolean }
  | { sandbox: 'look'; look: Look }
  | { sandbox: 'follow'; follows: boolean }
  | { sandbox: 'twin' }
  /** Ends a recording by telling what is shown. */
  | { sandbox: 'see' }
  | { sandbox: 'back' }
  /** Opens WeChat's menu above a native page. */
  | { sandbox: 'menu' }
  | { sandbox: 'reload' }
  | { sandbox: 'settled'; outTradeNo: string; outcome: string }

export type FromPhone =
  | {
      sandbox: 'at'
      path: string
      /** The native page with its query, in the native phone. */
      page?: string
      /** What WeChat shows above a native page. */
      title?: string
      isElder: boolean
      look: Look
      /** Who is signed in. */
      openId?: string
      /** Whether the user follows the official account, once it is known. */
      follows?: boolean
    }
  | { sandbox: 'touched' }
  | { sandbox: 'step'; step: Step }
  /** The end of a recording; `step` is missing where no heading is shown. */
  | { sandbox: 'seen'; step?: Step }
  /** An address that opens a second phone of the same user. */
  | { sandbox: 'twin'; open: string }
  | { sandbox: 'filled'; count: number }
  /** The mini-program threw an exception. */
  | { sandbox: 'thrown'; message: string }

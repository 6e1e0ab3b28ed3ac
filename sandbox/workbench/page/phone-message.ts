import type { Look } from './look'

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
  | { sandbox: 'back' }
  | { sandbox: 'reload' }
  | { sandbox: 'settled'; outTradeNo: string }

export type FromPhone =
  | {
      sandbox: 'at'
      path: string
      isElder: boolean
      look: Look
      /** Who is signed in. */
      openId?: string
      /** Whether the user follows the official account, once it is known. */
      follows?: boolean
    }
  | { sandbox: 'touched' }
  /** An address that opens a second phone of the same user. */
  | { sandbox: 'twin'; open: string }
  | { sandbox: 'filled'; count: number }

import * as approvals from './approvals'
import { find, readOrder, readPerson, readTimeLine, reveal } from './people'
import { listRefunds, readRefund, restartRefund, settleRefund } from './refunds'
import * as sale from './sale'
import * as session from './session'

/** Every call of the operators' console, by name. */
export const consoleCalls = {
  ...session,
  find,
  readPerson,
  readTimeLine,
  readOrder,
  reveal,
  listRefunds,
  readRefund,
  restartRefund,
  settleRefund,
  ...approvals,
  ...sale,
} as const

export type ConsoleCalls = typeof consoleCalls
export type ConsoleCallName = keyof ConsoleCalls

import * as approvals from './approvals'
import * as books from './books'
import * as customer from './customer'
import * as invitation from './invitation'
import { find, readOrder, readPerson, readTimeLine, reveal } from './people'
import { listRefunds, readRefund, restartRefund, settleRefund } from './refunds'
import * as sale from './sale'
import * as service from './service'
import * as session from './session'
import * as staff from './staff'
import * as watch from './watch'

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
  ...service,
  ...customer,
  ...watch,
  ...books,
  ...staff,
  ...invitation,
} as const

export type ConsoleCalls = typeof consoleCalls
export type ConsoleCallName = keyof ConsoleCalls

import { listApprovals } from '../../server/console/calls/approvals'
import {
  listReconciliations,
  listUnmatched,
  listWithdrawals,
  readLedger,
} from '../../server/console/calls/books'
import type { ConsoleCall } from '../../server/console/calls/define'
import { listRefunds } from '../../server/console/calls/refunds'
import { listStops } from '../../server/console/calls/sale'
import { listRights, readLog } from '../../server/console/calls/staff'
import {
  listAlarms,
  listDeadMessages,
  listJobs,
  listProviders,
} from '../../server/console/calls/watch'
import { approvalCopy } from '../copy/approval'
import { moneyCopy } from '../copy/money'
import { refundCopy } from '../copy/refund'
import { saleCopy } from '../copy/sale'
import type { shellCopy } from '../copy/shell'
import { staffCopy } from '../copy/staff'
import { watchCopy } from '../copy/watch'

/** A place in the navigation. It appears for those who may make the call that its page begins with. */
export interface Place {
  to: string
  title: string
  group: keyof typeof shellCopy.groups
  call: Pick<ConsoleCall, 'permission'>
}

/** The places of the console, in the order in which they are listed. */
export const places: readonly Place[] = [
  { to: '/refunds', title: refundCopy.title, group: 'money', call: listRefunds },
  { to: '/unmatched', title: moneyCopy.unmatched, group: 'money', call: listUnmatched },
  { to: '/days', title: moneyCopy.days, group: 'money', call: listReconciliations },
  { to: '/withdrawals', title: moneyCopy.withdrawals, group: 'money', call: listWithdrawals },
  { to: '/ledger', title: moneyCopy.ledger, group: 'money', call: readLedger },
  { to: '/stops', title: saleCopy.title, group: 'sale', call: listStops },
  { to: '/alarms', title: watchCopy.alarms, group: 'watch', call: listAlarms },
  { to: '/dead-messages', title: watchCopy.dead, group: 'watch', call: listDeadMessages },
  { to: '/jobs', title: watchCopy.jobs, group: 'watch', call: listJobs },
  { to: '/providers', title: watchCopy.providers, group: 'watch', call: listProviders },
  { to: '/approvals', title: approvalCopy.title, group: 'account', call: listApprovals },
  { to: '/log', title: staffCopy.log, group: 'account', call: readLog },
  { to: '/rights', title: staffCopy.rights, group: 'account', call: listRights },
]

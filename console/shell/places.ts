import { listApprovals } from '../../server/console/calls/approvals'
import type { ConsoleCall } from '../../server/console/calls/define'
import { listRefunds } from '../../server/console/calls/refunds'
import { listStops } from '../../server/console/calls/sale'
import { approvalCopy } from '../copy/approval'
import { refundCopy } from '../copy/records'
import { saleCopy } from '../copy/sale'
import type { shellCopy } from '../copy/shell'

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
  { to: '/stops', title: saleCopy.title, group: 'sale', call: listStops },
  { to: '/approvals', title: approvalCopy.title, group: 'account', call: listApprovals },
]

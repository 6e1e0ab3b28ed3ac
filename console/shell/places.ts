import type { ConsoleCall } from '../../server/console/calls/define'
import type { shellCopy } from '../copy/shell'

/** A place in the navigation. It appears for those who may make the call that its page begins with. */
export interface Place {
  to: string
  title: string
  group: keyof typeof shellCopy.groups
  call: Pick<ConsoleCall, 'permission'>
}

/** The places of the console, in the order in which they are listed. */
export const places: readonly Place[] = []

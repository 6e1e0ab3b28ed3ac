import type { ResponseOf } from '../../server/console/calls/define'
import type { readPerson } from '../../server/console/calls/people'

/** What may be done for a person now. */
export const PersonActs = (_: { of: ResponseOf<typeof readPerson> }) => null

import type { ResponseOf } from '../../server/console/calls/define'
import type { listRights } from '../../server/console/calls/staff'

/** Somebody on the staff, as the review of rights shows them. */
export type Colleague = ResponseOf<typeof listRights>['staff'][number]

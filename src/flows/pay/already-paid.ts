import type { Failure } from '@/api/client'

/** What was to be paid is paid, perhaps on another page: the result is what there is to see. */
export const isPaidAlready = ({ name, extra }: Failure): boolean =>
  name === 'ORDER_ALREADY_PAID' || (name === 'PROPOSAL_STATE' && extra?.code === 'PAID')

import type { Failure } from '@/contract/envelope'

/** Whether the order was already paid, perhaps on another page. Then the result page is shown. */
export const isPaidAlready = ({ name, extra }: Failure): boolean =>
  name === 'ORDER_ALREADY_PAID' || (name === 'PROPOSAL_STATE' && extra?.code === 'PAID')

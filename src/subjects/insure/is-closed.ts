import type { PageInfo } from '@/contract/product'

/** Whether the product is known not to be on sale. It can be booked then. */
export const isClosed = (info: PageInfo | undefined): boolean =>
  info !== undefined && !info.isSellTime

import type { PayPlace, PayType } from '@/domain/pay/pay-type'
import { isSellTime } from '@/domain/time/sale-window'
import type { Product } from './product'

/** A part of the sale. A part without a channel or a payment type means all of them. */
export interface SalePart {
  cityCode: string
  productCode: string
  channel?: PayPlace
  payType?: PayType
}

/** What staff have stopped (records/staff/sale-stops). */
export interface SaleStops {
  /**
   * The stop that covers this whole part, with the words for people. A stop of one channel or payment
   * type does not cover a part that means all of them.
   */
  stopOf(part: SalePart): { words: string } | undefined
  /** Reads the stops anew. A gateway does it every second. */
  read(): Promise<void>
}

interface Sale {
  clock: { now(): number }
  saleStops: Pick<SaleStops, 'stopOf'>
}

/** Whether a product is sold now; with a channel, to people who are there. */
export const isOnSale = (
  { clock, saleStops }: Sale,
  { sale, cityCode, productCode }: Product,
  channel?: PayPlace,
): boolean =>
  isSellTime({ now: clock.now(), startAt: sale.startAt, endAt: sale.endAt }) &&
  saleStops.stopOf({ cityCode, productCode, ...(channel && { channel }) }) === undefined

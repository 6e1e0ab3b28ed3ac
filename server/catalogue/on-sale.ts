import { isSellTime } from '@/domain/time/sale-window'
import type { Product } from './product'

export const isOnSale = ({ clock }: { clock: { now(): number } }, { sale }: Product): boolean =>
  isSellTime({ now: clock.now(), startAt: sale.startAt, endAt: sale.endAt })

import type { PayPlace } from '@/domain/payment/pay-type'
import { host } from '@/platform/environment'
import { tradeType } from './trade-type'

/** Where an order would be placed that is opened now. */
export const payPlace = (): PayPlace => {
  if (tradeType() === 'H5') return 'BROWSER'
  return host() === 'official-account' ? 'OFFICIAL_ACCOUNT' : 'MINI_PROGRAM'
}

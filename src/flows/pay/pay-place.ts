import type { PayPlace } from '@/domain/payment/pay-type'
import { host } from '@/platform/environment'
import { tradeType } from './trade-type'

/** The place in which a new pay order would be placed. */
export const payPlace = (): PayPlace => {
  if (tradeType() === 'H5') return 'BROWSER'
  return host() === 'official-account' ? 'OFFICIAL_ACCOUNT' : 'MINI_PROGRAM'
}

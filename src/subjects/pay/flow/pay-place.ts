import type { CashierOrder } from '@/contract/pay'
import type { PayPlace } from '@/domain/pay/pay-type'
import { host } from '@/platform/environment'
import { tradeType } from './trade-type'

/** The code of an order that a phone scans from a desktop. */
export const codeOf = (
  params: CashierOrder['payParams'],
): { image: string; url: string } | undefined =>
  params?.kind === 'redirect' && params.codeImage
    ? { image: params.codeImage, url: params.url }
    : undefined

/**
 * Whether an order of WeChat Pay opens here: it was placed in this app, and with a code on a desktop
 * alone.
 */
export const isPlacedHere = ({
  placedIn,
  payParams,
}: Pick<CashierOrder, 'placedIn' | 'payParams'>): boolean =>
  placedIn === payPlace() && (tradeType() === 'NATIVE') === (codeOf(payParams) !== undefined)

/** The place in which a new pay order would be placed. */
export const payPlace = (): PayPlace => {
  if (tradeType() !== 'JSAPI') return 'BROWSER'
  return host() === 'official-account' ? 'OFFICIAL_ACCOUNT' : 'MINI_PROGRAM'
}

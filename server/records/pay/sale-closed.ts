import type { PayPlace } from '@/domain/pay/pay-type'
import type { SalePart } from '../../catalogue/on-sale'
import { refuse, type Refusal } from '../../context/answer'
import type { Context } from '../../context/context'

/** Refuses a purchase, with the words of whoever stopped the sale where somebody did. */
export function saleClosed(
  { saleStops }: Pick<Context, 'saleStops'>,
  { cityCode, productCode }: Pick<SalePart, 'cityCode' | 'productCode'>,
  channel?: PayPlace,
): Refusal {
  const stop = saleStops.stopOf({ cityCode, productCode, ...(channel && { channel }) })
  return refuse('SALE_CLOSED', stop ? { message: stop.words, reason: 'STOPPED' } : {})
}

/** Where somebody is who calls from this app. */
export const placeOfApp = (
  { gateways }: Pick<Context, 'gateways'>,
  appId: string | undefined,
): PayPlace => {
  if (appId === gateways.wechatLogin.appid) return 'MINI_PROGRAM'
  return appId !== undefined && appId === gateways.officialAccount?.appid
    ? 'OFFICIAL_ACCOUNT'
    : 'BROWSER'
}

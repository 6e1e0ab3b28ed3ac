import { isAgentMode } from '@/domain/address/browser-env'
import type { PayPlace, TradeType } from '@/domain/pay/pay-type'
import { host } from '@/platform/environment'
import { tradeType as ofHost } from '@/platform/pay'
import { useVisit } from './visit'

/** The host's trade type. Agents sell in a plain browser, whatever shows the page. */
export const tradeType = (): TradeType => {
  const type = ofHost()
  return type === 'JSAPI' && isAgentMode(useVisit.getState().context) ? 'H5' : type
}

/** The place in which a new pay order would be placed. */
export const payPlace = (): PayPlace => {
  if (tradeType() !== 'JSAPI') return 'BROWSER'
  return host() === 'official-account' ? 'OFFICIAL_ACCOUNT' : 'MINI_PROGRAM'
}

import { isAgentMode } from '@/domain/address/browser-env'
import type { TradeType } from '@/domain/pay/pay-type'
import { tradeType as ofHost } from '@/platform/pay'
import { useVisit } from '@/stores/visit'

/** The host's trade type. Agents sell in a plain browser, whatever shows the page (A63). */
export const tradeType = (): TradeType => {
  const type = ofHost()
  return type === 'JSAPI' && isAgentMode(useVisit.getState().context) ? 'H5' : type
}

import { smsScene } from '@/contract/login'
import { keepFound } from './found-policies'
import { forgetLastPage } from './last-page'
import { payAtOnce, stoppedPaying } from './paying'
import { resetPurchase } from './purchase'
import { dropCode } from './sent-code'
import { forgetSession } from './session'
import { endTraces } from './traces'
import { useVisit } from './visit'
import { leaveForWebView } from './web-return'

/**
 * Whoever leaves, leaves nothing of themselves on a phone that a family shares (specification
 * section 4, store reset). What belongs to the phone and the visit stays: language, city, pages that
 * were read, and where the visit came from.
 */
export const forgetPerson = (): void => {
  forgetSession()
  resetPurchase()
  keepFound(undefined)
  stoppedPaying()
  payAtOnce(undefined)
  smsScene.options.forEach(dropCode)
  const { productCode } = useVisit.getState().context
  endTraces(productCode ? [productCode] : [])
  leaveForWebView(undefined)
  forgetLastPage()
}

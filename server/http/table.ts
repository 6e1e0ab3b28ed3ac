import type { CallName } from '@/contract/calls'
import { accountCalls } from './calls/account'
import { agentCalls } from './calls/agent'
import { bookingCalls } from './calls/booking'
import { contactCalls } from './calls/contact'
import { documentCalls } from './calls/document'
import { draftCalls } from './calls/draft'
import { evidenceCalls } from './calls/evidence'
import { faultCalls } from './calls/fault'
import { insuredCalls } from './calls/insured'
import { licenceCalls } from './calls/licence'
import { orderCalls } from './calls/order'
import { partnerCalls } from './calls/partner'
import { payCalls } from './calls/pay'
import { policyCalls } from './calls/policy'
import { privacyCalls } from './calls/privacy'
import { productCalls } from './calls/product'
import { proposalCalls } from './calls/proposal'
import { quoteCalls } from './calls/quote'
import { realnameCalls } from './calls/realname'
import { reminderCalls } from './calls/reminder'
import { renewalCalls } from './calls/renewal'
import { revokeCalls } from './calls/revoke'
import { shareCalls } from './calls/share'
import { subscriptionCalls } from './calls/subscription'
import { wechatCalls } from './calls/wechat'
import { otherAddresses } from './other-addresses'
import type { Route } from './route'

/** Every call of the contract with its handler, joined from the subjects. */
export const routes: Record<CallName, Route> = {
  ...productCalls,
  ...accountCalls,
  ...realnameCalls,
  ...licenceCalls,
  ...contactCalls,
  ...privacyCalls,
  ...quoteCalls,
  ...proposalCalls,
  ...draftCalls,
  ...payCalls,
  ...orderCalls,
  ...policyCalls,
  ...documentCalls,
  ...revokeCalls,
  ...agentCalls,
  ...insuredCalls,
  ...renewalCalls,
  ...bookingCalls,
  ...shareCalls,
  ...subscriptionCalls,
  ...reminderCalls,
  ...evidenceCalls,
  ...wechatCalls,
  ...partnerCalls,
  ...faultCalls,
  ...otherAddresses,
}

import type { CallName } from '@/contract/calls'
import { accountCalls } from './calls/account'
import { agentCalls } from './calls/agent'
import { appointmentCalls } from './calls/appointment'
import { contactCalls } from './calls/contact'
import { draftCalls } from './calls/draft'
import { faultCalls } from './calls/fault'
import { insuredCalls } from './calls/insured'
import { licenceCalls } from './calls/licence'
import { orderCalls } from './calls/order'
import { paperCalls } from './calls/paper'
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
import { traceCalls } from './calls/trace'
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
  ...paperCalls,
  ...revokeCalls,
  ...agentCalls,
  ...insuredCalls,
  ...renewalCalls,
  ...appointmentCalls,
  ...shareCalls,
  ...subscriptionCalls,
  ...reminderCalls,
  ...traceCalls,
  ...wechatCalls,
  ...partnerCalls,
  ...faultCalls,
  ...otherAddresses,
}

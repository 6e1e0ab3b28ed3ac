import type { CallName } from '@/contract/calls'
import { accountRoutes } from './calls/account'
import { agentRoutes } from './calls/agent'
import { bookingRoutes } from './calls/booking'
import { contactRoutes } from './calls/contact'
import { delegationRoutes } from './calls/delegation'
import { documentRoutes } from './calls/document'
import { draftRoutes } from './calls/draft'
import { evidenceRoutes } from './calls/evidence'
import { faultRoutes } from './calls/fault'
import { insuredRoutes } from './calls/insured'
import { orderRoutes } from './calls/order'
import { partnerRoutes } from './calls/partner'
import { payRoutes } from './calls/pay'
import { policyRoutes } from './calls/policy'
import { privacyRoutes } from './calls/privacy'
import { productRoutes } from './calls/product'
import { proposalRoutes } from './calls/proposal'
import { quoteRoutes } from './calls/quote'
import { realnameRoutes } from './calls/realname'
import { recognitionRoutes } from './calls/recognition'
import { reminderRoutes } from './calls/reminder'
import { renewalRoutes } from './calls/renewal'
import { revokeRoutes } from './calls/revoke'
import { shareRoutes } from './calls/share'
import { subscriptionRoutes } from './calls/subscription'
import { wechatRoutes } from './calls/wechat'
import { otherAddresses } from './other-addresses'
import type { Route } from './route'

/** Every call of the contract with its handler, joined from the subjects. */
export const routes: Record<CallName, Route> = {
  ...productRoutes,
  ...accountRoutes,
  ...realnameRoutes,
  ...recognitionRoutes,
  ...contactRoutes,
  ...privacyRoutes,
  ...quoteRoutes,
  ...proposalRoutes,
  ...draftRoutes,
  ...delegationRoutes,
  ...payRoutes,
  ...orderRoutes,
  ...policyRoutes,
  ...documentRoutes,
  ...revokeRoutes,
  ...agentRoutes,
  ...insuredRoutes,
  ...renewalRoutes,
  ...bookingRoutes,
  ...shareRoutes,
  ...subscriptionRoutes,
  ...reminderRoutes,
  ...evidenceRoutes,
  ...wechatRoutes,
  ...partnerRoutes,
  ...faultRoutes,
  ...otherAddresses,
}

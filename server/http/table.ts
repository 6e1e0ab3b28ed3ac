import type { CallName } from '@/contract/calls'
import { accountCalls } from '../account/calls'
import { agentCalls } from '../agent/calls'
import { appointmentCalls } from '../appointment/calls'
import { contactCalls } from '../contact/calls'
import { draftCalls } from '../draft/calls'
import { faultCalls } from '../fault/calls'
import { insuredCalls } from '../insured/calls'
import { licenceCalls } from '../licence/calls'
import { orderCalls } from '../order/calls'
import { paperCalls } from '../paper/calls'
import { partnerCalls } from '../partner/calls'
import { payCalls } from '../pay/calls'
import { policyCalls } from '../policy/calls'
import { privacyCalls } from '../privacy/calls'
import { productCalls } from '../product/calls'
import { proposalCalls } from '../proposal/calls'
import { quoteCalls } from '../quote/calls'
import { realnameCalls } from '../realname/calls'
import { reminderCalls } from '../reminder/calls'
import { renewalCalls } from '../renewal/calls'
import { revokeCalls } from '../revoke/calls'
import type { Route } from '../route'
import { shareCalls } from '../share/calls'
import { subscriptionCalls } from '../subscription/calls'
import { traceCalls } from '../trace/calls'
import { wechatCalls } from '../wechat/calls'
import { otherAddresses } from './other-addresses'

/** Every call of the contract and what answers it, joined from the subjects. */
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

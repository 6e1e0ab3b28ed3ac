import { accountCalls } from './account'
import { agentCalls } from './agent'
import { bookingCalls } from './booking'
import type { Call } from './call'
import { getCityConfig } from './city'
import { configCalls } from './config'
import { contactCalls } from './contact'
import { delegationCalls } from './delegation'
import { draftCalls } from './draft'
import { saveTrace } from './evidence'
import { getFamilyCover } from './family'
import { reportFault } from './fault'
import { insuredCalls } from './insured'
import { loginCalls } from './login'
import { openPayCalls } from './open-pay'
import { orderCalls } from './order'
import { otherAddressesCalls } from './other-addresses'
import { partnerCalls } from './partner'
import { payCalls } from './pay'
import { policyCalls } from './policy'
import { productCalls } from './product'
import { proposalCalls } from './proposal'
import { realnameCalls } from './realname'
import { recognitionCalls } from './recognition'
import { reminderCalls } from './reminder'
import { renewalCalls } from './renewal'
import { revokeCalls } from './revoke'
import { serviceCalls } from './service'
import { shareCalls } from './share'
import { unpaidCalls } from './unpaid'
import { wechatCalls } from './wechat'

/**
 * All calls. The gateway registers its routes from this table, the reference and the OpenAPI
 * document are printed from it, and the fuzz tests run through it. A file with several calls
 * exports them as one group. The client imports single calls, so that a page loads only what
 * it sends.
 */
export const calls = {
  ...configCalls,
  getCityConfig,
  ...loginCalls,
  ...partnerCalls,
  ...accountCalls,
  ...realnameCalls,
  ...contactCalls,
  ...wechatCalls,
  ...productCalls,
  ...serviceCalls,
  getFamilyCover,
  ...shareCalls,
  ...proposalCalls,
  ...unpaidCalls,
  ...draftCalls,
  ...delegationCalls,
  ...payCalls,
  ...openPayCalls,
  ...orderCalls,
  ...policyCalls,
  ...revokeCalls,
  ...agentCalls,
  ...insuredCalls,
  ...renewalCalls,
  ...recognitionCalls,
  ...bookingCalls,
  ...reminderCalls,
  saveTrace,
  reportFault,
  ...otherAddressesCalls,
} satisfies Record<string, Call>

export type CallName = keyof typeof calls

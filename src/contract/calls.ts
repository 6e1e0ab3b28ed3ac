import { accountCalls } from './account'
import { getAgentInfo } from './agent'
import { checkIfAgent } from './agent-check'
import { agentRegisterCalls } from './agent-register'
import { authorizationCalls } from './authorization'
import { bookingCalls } from './booking'
import type { Call } from './call'
import { getCityConfig } from './city-config'
import { claimNoticeCalls } from './claim-notice'
import { readConfig } from './config'
import { contactCalls } from './contact'
import { delegationCalls } from './delegation'
import { draftCalls } from './draft'
import { saveTrace } from './evidence'
import { getFamilyCover } from './family-cover'
import { reportFault } from './fault'
import { getHousekeeperEntry } from './housekeeper'
import { readIdCard } from './id-card'
import { insurantConfirmationCalls } from './insurant-confirmation'
import { insurantDetailCalls } from './insurant-detail'
import { getInsureFeatures } from './insure-feature'
import { getInsuredInfo } from './insured-info'
import { readLicence } from './licence'
import { loginCalls } from './login'
import { issueLoginTicket } from './login-ticket'
import { openPayCalls } from './open-pay'
import { orderCalls } from './order'
import { otherAddressesCalls } from './other-addresses'
import { getProposalByOuterId } from './outer-proposal'
import { getPageInfo } from './page-info'
import { partnerCalls } from './partner'
import { payCalls } from './pay'
import { makePayToken } from './pay-note'
import { phoneCalls } from './phone'
import { policyCalls } from './policy'
import { policyDocumentCalls } from './policy-document'
import { proposalCalls } from './proposal'
import { queryConfigCalls } from './query-config'
import { realnameCalls } from './realname'
import { getRecommendInfo } from './recommend'
import { reminderCalls } from './reminder'
import { renewalCalls } from './renewal'
import { revokeCalls } from './revoke'
import { rewardCalls } from './reward'
import { getServiceEntry } from './service-entry'
import { joinActivity } from './share'
import { subscribeCalls } from './subscribe'
import { testTagCalls } from './test-tag'
import { loginByTicket } from './ticket-login'
import { getUnpaidProposal } from './unpaid'
import { wechatCalls } from './wechat'
import { wechatBindingCalls } from './wechat-binding'

/**
 * All calls. The gateway registers its routes from this table, the reference and the OpenAPI
 * document are printed from it, and the fuzz tests run through it. A file with several calls
 * exports them as one group. The client imports single calls from their own files, so that a page
 * loads only what it sends.
 */
export const calls = {
  readConfig,
  ...queryConfigCalls,
  ...testTagCalls,
  getCityConfig,
  ...loginCalls,
  issueLoginTicket,
  loginByTicket,
  ...authorizationCalls,
  ...partnerCalls,
  ...phoneCalls,
  ...realnameCalls,
  ...contactCalls,
  ...wechatBindingCalls,
  ...wechatCalls,
  ...accountCalls,
  getPageInfo,
  getServiceEntry,
  getFamilyCover,
  getHousekeeperEntry,
  getRecommendInfo,
  joinActivity,
  ...rewardCalls,
  getInsureFeatures,
  ...proposalCalls,
  getUnpaidProposal,
  getProposalByOuterId,
  ...draftCalls,
  ...delegationCalls,
  ...payCalls,
  makePayToken,
  ...openPayCalls,
  ...orderCalls,
  ...policyCalls,
  getInsuredInfo,
  ...insurantDetailCalls,
  ...claimNoticeCalls,
  ...policyDocumentCalls,
  ...revokeCalls,
  getAgentInfo,
  checkIfAgent,
  ...agentRegisterCalls,
  ...insurantConfirmationCalls,
  ...renewalCalls,
  readLicence,
  readIdCard,
  ...bookingCalls,
  ...subscribeCalls,
  ...reminderCalls,
  saveTrace,
  reportFault,
  ...otherAddressesCalls,
} satisfies Record<string, Call>

export type CallName = keyof typeof calls

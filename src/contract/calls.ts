import {
  deleteAccount,
  exportData,
  listSignIns,
  logoutEverywhere,
  withdrawConsent,
} from './account'
import { getAgentInfo } from './agent'
import { checkIfAgent } from './agent-check'
import { getInsureCompanyInfo, listIdentities } from './agent-register'
import { getAuthorization, reportAuthorization } from './authorization'
import { cancelAppointment, confirmAppointment, getAppointment } from './booking'
import type { Call } from './call'
import { getCityConfig } from './city-config'
import { getClaimNotice, keepClaimNotice } from './claim-notice'
import { readConfig } from './config'
import { forgetContact, getContacts, keepContact, keepContacts } from './contact'
import { buyAgain, getDraft, saveDraft, saveMedicalInfo } from './draft'
import { saveTrace } from './evidence'
import { getFamilyCover } from './family-cover'
import { reportFault } from './fault'
import { getHousekeeperEntry } from './housekeeper'
import {
  accreditInsurant,
  findInsurantPolicies,
  getInsurantConfirmation,
  makeConfirmLink,
} from './insurant-confirmation'
import { deleteInsurant, getInsurantDetail } from './insurant-detail'
import { getInsureFeatures } from './insure-feature'
import { getInsuredInfo } from './insured-info'
import { readLicence } from './licence'
import {
  openCaptcha,
  getSmsToken,
  getUserStatus,
  logout,
  sendSmsCode,
  loginByPhone,
  loginByWechat,
  setPhoneByWechat,
} from './login'
import { issueLoginTicket } from './login-ticket'
import { createOpenPayOrder, getOpenPayStatus } from './open-pay'
import { cancelOrder, getOrder, listOrders } from './order'
import {
  confirmProposalV2,
  createCorePayOrder,
  createCoreProposal,
  createPlainPayOrder,
  createProposalV2,
  getCoreCashier,
  getCorePayStatus,
  getCorePrice,
  getCoreResult,
  getCoreUnpaid,
  getInsurePolicy,
  queryPolicyDetail,
  queryPolicyList,
  queryProposalList,
} from './other-addresses'
import { getProposalByOuterId } from './outer-proposal'
import { getPageInfo } from './page-info'
import { exchangePartnerToken, getPartnerAddress, getPartnerToken } from './partner'
import { createPayOrder, getCashierOrder, getPayStatus } from './pay'
import { makePayToken } from './pay-note'
import { setBindPhone, setUserPhone } from './phone'
import { getPolicy, listPolicies, pullPolicies } from './policy'
import { getOrderReceipt, getPolicyFile, verifyPolicy } from './policy-document'
import {
  cancelProposal,
  confirmProposal,
  confirmHealth,
  createProposal,
  getFamilyStatus,
  getPrice,
  getProposal,
  getResult,
  listHistoricalInsurants,
  showPeople,
} from './proposal'
import { getConfig, queryConfig } from './query-config'
import { authFace, authH5Realname, authWxRealname, getAuthInfo } from './realname'
import { getRecommendInfo } from './recommend'
import { addSubscribe, checkSubscribe, existSubscribe } from './reminder'
import {
  authorizeRenewal,
  getPoliciesRenewalSwitch,
  getRenewalSwitch,
  turnOffAutoRenewal,
  turnOnAutoRenewal,
} from './renewal'
import {
  getRevokeInfo,
  listPartnerPolicies,
  listRevocable,
  revokePartnerPolicy,
  revokePolicy,
  revokePolicyAndRefund,
} from './revoke'
import {
  canJoinActivity,
  fissionDetail,
  fissionIndex,
  getRewards,
  initRelation,
  withdraw,
  withdrawRedpacket,
} from './reward'
import { getServiceEntry } from './service-entry'
import { joinActivity } from './share'
import { getTemplateIds, reportSubscribe } from './subscribe'
import { getTestTag, getVisitorTestTag } from './test-tag'
import { loginByTicket } from './ticket-login'
import { getUnpaidProposal } from './unpaid'
import { makeCode, makeLink, resolveScene, signAddress } from './wechat'
import { bindWechat, getBindingStatus, getPublicStatus } from './wechat-binding'

/**
 * All calls. The gateway registers its routes from this table, the reference and the OpenAPI
 * document are printed from it, and the fuzz tests run through it. The client imports single calls
 * from their own files, so that a page loads only what it sends.
 */
export const calls = {
  readConfig,
  getConfig,
  queryConfig,
  getTestTag,
  getVisitorTestTag,
  getCityConfig,
  openCaptcha,
  getSmsToken,
  sendSmsCode,
  loginByPhone,
  loginByWechat,
  issueLoginTicket,
  loginByTicket,
  getAuthorization,
  reportAuthorization,
  getPartnerAddress,
  getPartnerToken,
  exchangePartnerToken,
  setPhoneByWechat,
  setUserPhone,
  setBindPhone,
  authH5Realname,
  authWxRealname,
  authFace,
  getAuthInfo,
  getContacts,
  keepContact,
  keepContacts,
  forgetContact,
  getBindingStatus,
  getPublicStatus,
  bindWechat,
  signAddress,
  makeCode,
  makeLink,
  resolveScene,
  logout,
  getUserStatus,
  listSignIns,
  logoutEverywhere,
  exportData,
  withdrawConsent,
  deleteAccount,
  getPageInfo,
  getServiceEntry,
  getFamilyCover,
  getHousekeeperEntry,
  getRecommendInfo,
  joinActivity,
  canJoinActivity,
  fissionIndex,
  initRelation,
  getRewards,
  fissionDetail,
  withdraw,
  withdrawRedpacket,
  getInsureFeatures,
  getFamilyStatus,
  getPrice,
  createProposal,
  confirmProposal,
  getProposal,
  showPeople,
  getUnpaidProposal,
  getProposalByOuterId,
  cancelProposal,
  getResult,
  listHistoricalInsurants,
  confirmHealth,
  buyAgain,
  saveDraft,
  getDraft,
  saveMedicalInfo,
  createPayOrder,
  getPayStatus,
  getCashierOrder,
  makePayToken,
  createOpenPayOrder,
  getOpenPayStatus,
  listOrders,
  getOrder,
  cancelOrder,
  listPolicies,
  pullPolicies,
  getPolicy,
  getInsuredInfo,
  getInsurantDetail,
  deleteInsurant,
  getClaimNotice,
  keepClaimNotice,
  getPolicyFile,
  getOrderReceipt,
  verifyPolicy,
  getRevokeInfo,
  listRevocable,
  listPartnerPolicies,
  revokePolicyAndRefund,
  revokePolicy,
  revokePartnerPolicy,
  getAgentInfo,
  checkIfAgent,
  listIdentities,
  getInsureCompanyInfo,
  getInsurantConfirmation,
  findInsurantPolicies,
  accreditInsurant,
  makeConfirmLink,
  getRenewalSwitch,
  getPoliciesRenewalSwitch,
  turnOnAutoRenewal,
  authorizeRenewal,
  turnOffAutoRenewal,
  readLicence,
  getAppointment,
  confirmAppointment,
  cancelAppointment,
  getTemplateIds,
  reportSubscribe,
  checkSubscribe,
  existSubscribe,
  addSubscribe,
  saveTrace,
  reportFault,
  getCorePrice,
  getCoreResult,
  getCoreCashier,
  getCoreUnpaid,
  createCorePayOrder,
  getCorePayStatus,
  createCoreProposal,
  createProposalV2,
  confirmProposalV2,
  createPlainPayOrder,
  queryPolicyList,
  queryPolicyDetail,
  getInsurePolicy,
  queryProposalList,
} satisfies Record<string, Call>

export type CallName = keyof typeof calls

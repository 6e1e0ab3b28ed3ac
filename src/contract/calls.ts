import {
  deleteAccount,
  exportData,
  listSignIns,
  logoutEverywhere,
  withdrawConsent,
} from './account'
import { cancelAppointment, confirmAppointment, getAppointment } from './appointment'
import type { Call } from './call'
import { getCityConfig } from './city-config'
import { readConfig } from './config'
import { forgetContact, getContacts, keepContact, keepContacts } from './contact'
import { buyAgain, getDraft, saveDraft } from './draft'
import { reportFault } from './fault'
import { getInsureFeatures } from './insure-feature'
import {
  openCaptcha,
  getUserStatus,
  logout,
  sendSmsCode,
  loginByPhone,
  loginByWechat,
  setPhoneByWechat,
} from './login'
import { issueLoginTicket, loginByTicket } from './login-ticket'
import { cancelOrder, getOrder, listOrders } from './order'
import { getPageInfo } from './page-info'
import { getOrderReceipt, getPolicyFile, verifyPolicy } from './paper'
import { createPayOrder, getCashierOrder, getPayStatus } from './pay'
import { setBindPhone, setUserPhone } from './phone'
import { getPolicy, listPolicies } from './policy'
import {
  cancelProposal,
  confirmProposal,
  confirmHealth,
  createProposal,
  getFamilyStatus,
  getUnpaidProposal,
  getPrice,
  getProposal,
  getResult,
  listHistoricalInsurants,
  showPeople,
} from './proposal'
import { getConfig, queryConfig } from './query-config'
import { authFace, authH5Realname, authWxRealname, getAuthInfo } from './realname'
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
import { getServiceEntry } from './service-entry'
import { getTemplateIds, reportSubscribe } from './subscribe'
import { getTestTag, getVisitorTestTag } from './test-tag'
import { saveTrace } from './trace'
import { makeCode, makeLink, resolveScene, signAddress } from './wechat'
import { bindWechat, getBindingStatus } from './wechat-binding'

/**
 * Every call there is. The gateway registers its routes from this table, the reference and the
 * OpenAPI document are printed from it, and the fuzz tests walk it. The client imports single
 * calls from their own files, so a page carries only what it sends.
 */
export const calls = {
  readConfig,
  getConfig,
  queryConfig,
  getTestTag,
  getVisitorTestTag,
  getCityConfig,
  openCaptcha,
  sendSmsCode,
  loginByPhone,
  loginByWechat,
  issueLoginTicket,
  loginByTicket,
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
  getInsureFeatures,
  getFamilyStatus,
  getPrice,
  createProposal,
  confirmProposal,
  getProposal,
  showPeople,
  getUnpaidProposal,
  cancelProposal,
  getResult,
  listHistoricalInsurants,
  confirmHealth,
  buyAgain,
  saveDraft,
  getDraft,
  createPayOrder,
  getPayStatus,
  getCashierOrder,
  listOrders,
  getOrder,
  cancelOrder,
  listPolicies,
  getPolicy,
  getPolicyFile,
  getOrderReceipt,
  verifyPolicy,
  getRevokeInfo,
  listRevocable,
  listPartnerPolicies,
  revokePolicyAndRefund,
  revokePolicy,
  revokePartnerPolicy,
  getRenewalSwitch,
  getPoliciesRenewalSwitch,
  turnOnAutoRenewal,
  authorizeRenewal,
  turnOffAutoRenewal,
  getAppointment,
  confirmAppointment,
  cancelAppointment,
  getTemplateIds,
  reportSubscribe,
  saveTrace,
  reportFault,
} satisfies Record<string, Call>

export type CallName = keyof typeof calls

import {
  deleteAccount,
  exportData,
  listSignIns,
  logoutEverywhere,
  withdrawConsent,
} from './account'
import type { Call } from './call'
import { readConfig } from './config'
import { clearDraft, getDraft, saveDraft } from './draft'
import {
  openCaptcha,
  getUserStatus,
  logout,
  sendSmsCode,
  loginByPhone,
  loginByWechat,
} from './login'
import { cancelOrder, getOrder, listOrders } from './order'
import { getPageInfo } from './page-info'
import { createPayOrder, getCashierOrder, getPayStatus } from './pay'
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
} from './proposal'
import { saveTrace } from './trace'

/**
 * Every call there is. The gateway registers its routes from this table, the reference and the
 * OpenAPI document are printed from it, and the fuzz tests walk it. The client imports single
 * calls from their own files, so a page carries only what it sends.
 */
export const calls = {
  readConfig,
  openCaptcha,
  sendSmsCode,
  loginByPhone,
  loginByWechat,
  logout,
  getUserStatus,
  listSignIns,
  logoutEverywhere,
  exportData,
  withdrawConsent,
  deleteAccount,
  getPageInfo,
  getFamilyStatus,
  getPrice,
  createProposal,
  confirmProposal,
  getProposal,
  getUnpaidProposal,
  cancelProposal,
  getResult,
  listHistoricalInsurants,
  confirmHealth,
  saveDraft,
  getDraft,
  clearDraft,
  createPayOrder,
  getPayStatus,
  getCashierOrder,
  listOrders,
  getOrder,
  cancelOrder,
  listPolicies,
  getPolicy,
  saveTrace,
} satisfies Record<string, Call>

export type CallName = keyof typeof calls

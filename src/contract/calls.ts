import type { Call } from './call'
import { getConfigV2 } from './config'
import { clearDraftToc, getDraftToc, saveDraftToc } from './draft'
import { getCaptcha, getUserStatus, logout, sendSmsCode, userPhoneLogin, wxLogin } from './login'
import { orderCancel, orderDetail, orderList } from './order'
import { getProposalPageInfoToc } from './page-info'
import { createPayOrderToc, queryCashierOrderInfo, queryPayStatus } from './pay'
import { getPolicyDetailV3, queryPolicyInfoListV3 } from './policy'
import {
  cancelProposalToc,
  confirmedProposalToc,
  confirmHealthInform,
  doProposalToc,
  getFamilyProposalStatusToc,
  getLastUnpaidProposal,
  getPriceToc,
  getProposalDetail,
  getSuccessPageInfoToc,
  queryHistoricalInsurants,
} from './proposal'
import { saveTraceBack } from './trace'

/**
 * Every call there is. The gateway registers its routes from this table, the reference and the
 * OpenAPI document are printed from it, and the fuzz tests walk it. The client imports single
 * calls from their own files, so a page carries only what it sends.
 */
export const calls = {
  getConfigV2,
  getCaptcha,
  sendSmsCode,
  userPhoneLogin,
  wxLogin,
  logout,
  getUserStatus,
  getProposalPageInfoToc,
  getFamilyProposalStatusToc,
  getPriceToc,
  doProposalToc,
  confirmedProposalToc,
  getProposalDetail,
  getLastUnpaidProposal,
  cancelProposalToc,
  getSuccessPageInfoToc,
  queryHistoricalInsurants,
  confirmHealthInform,
  saveDraftToc,
  getDraftToc,
  clearDraftToc,
  createPayOrderToc,
  queryPayStatus,
  queryCashierOrderInfo,
  orderList,
  orderDetail,
  orderCancel,
  queryPolicyInfoListV3,
  getPolicyDetailV3,
  saveTraceBack,
} satisfies Record<string, Call>

export type CallName = keyof typeof calls

import { calls, type CallName } from '@/contract/calls'
import { openCaptcha } from '../account/captcha'
import { loginByPhone, loginByWechat, logout } from '../account/login'
import { sendCode } from '../account/sms'
import { historicalInsurants, userStatus } from '../account/user'
import { clearDraft, getDraft, saveDraft } from '../draft/draft'
import {
  lastUnpaid,
  listOrders,
  orderDetailOf,
  proposalDetailOf,
  successPage,
} from '../order/order'
import { cancelOrder, cancelProposal } from '../pay/cancel'
import { createPayOrder } from '../pay/create'
import { cashierOrder, queryStatus } from '../pay/show'
import { policyDetail, policyList } from '../policy/policy'
import { priceOf, proposalPageInfo, readConfig } from '../product/product'
import { confirmHealth, confirmProposal, submitProposal } from '../proposal/proposal'
import { familyStatus } from '../quote/family'
import { saveTrace } from '../trace/trace'
import { anyone, inOneGo, inSteps, route, signedIn, type Route } from './handler'

/** One line per call of the contract: what answers it, and how. */
export const routes: Record<CallName, Route> = {
  getConfigV2: route(calls.getConfigV2, anyone(readConfig)),
  getCaptcha: route(calls.getCaptcha, anyone(openCaptcha)),
  sendSmsCode: route(calls.sendSmsCode, anyone(sendCode)),
  userPhoneLogin: route(calls.userPhoneLogin, anyone(loginByPhone)),
  wxLogin: route(calls.wxLogin, anyone(loginByWechat)),
  logout: route(calls.logout, signedIn(logout)),
  getUserStatus: route(calls.getUserStatus, signedIn(userStatus)),
  getProposalPageInfoToc: route(calls.getProposalPageInfoToc, anyone(proposalPageInfo)),
  getFamilyProposalStatusToc: route(calls.getFamilyProposalStatusToc, signedIn(familyStatus)),
  getPriceToc: route(calls.getPriceToc, signedIn(priceOf)),
  doProposalToc: route(calls.doProposalToc, inOneGo(submitProposal)),
  confirmedProposalToc: route(calls.confirmedProposalToc, inOneGo(confirmProposal)),
  getProposalDetail: route(calls.getProposalDetail, signedIn(proposalDetailOf)),
  getLastUnpaidProposal: route(calls.getLastUnpaidProposal, signedIn(lastUnpaid)),
  cancelProposalToc: route(calls.cancelProposalToc, inSteps(cancelProposal)),
  getSuccessPageInfoToc: route(calls.getSuccessPageInfoToc, signedIn(successPage)),
  queryHistoricalInsurants: route(calls.queryHistoricalInsurants, signedIn(historicalInsurants)),
  confirmHealthInform: route(calls.confirmHealthInform, inOneGo(confirmHealth)),
  saveDraftToc: route(calls.saveDraftToc, signedIn(saveDraft)),
  getDraftToc: route(calls.getDraftToc, signedIn(getDraft)),
  clearDraftToc: route(calls.clearDraftToc, signedIn(clearDraft)),
  createPayOrderToc: route(calls.createPayOrderToc, inSteps(createPayOrder)),
  queryPayStatus: route(calls.queryPayStatus, signedIn(queryStatus)),
  queryCashierOrderInfo: route(calls.queryCashierOrderInfo, signedIn(cashierOrder)),
  orderList: route(calls.orderList, signedIn(listOrders)),
  orderDetail: route(calls.orderDetail, signedIn(orderDetailOf)),
  orderCancel: route(calls.orderCancel, inSteps(cancelOrder)),
  queryPolicyInfoListV3: route(calls.queryPolicyInfoListV3, signedIn(policyList)),
  getPolicyDetailV3: route(calls.getPolicyDetailV3, signedIn(policyDetail)),
  saveTraceBack: route(calls.saveTraceBack, anyone(saveTrace)),
}

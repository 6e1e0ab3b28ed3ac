import { calls, type CallName } from '@/contract/calls'
import { openCaptcha } from '../account/captcha'
import { loginByPhone, loginByWechat, logout } from '../account/login'
import { sendSmsCode } from '../account/sms'
import { listHistoricalInsurants, getUserStatus } from '../account/user'
import { clearDraft, getDraft, saveDraft } from '../draft/draft'
import { getUnpaidProposal, listOrders, getOrder, getProposal, getResult } from '../order/order'
import { cancelOrder, cancelProposal } from '../pay/cancel'
import { createPayOrder } from '../pay/create'
import { getCashierOrder, getPayStatus } from '../pay/show'
import { getPolicy, listPolicies } from '../policy/policy'
import { getPrice, getPageInfo, readConfig } from '../product/product'
import { confirmHealth, confirmProposal, createProposal } from '../proposal/proposal'
import { getFamilyStatus } from '../quote/family'
import { saveTrace } from '../trace/trace'
import { anyone, inOneGo, inSteps, route, signedIn, type Route } from './handler'

/** One line per call of the contract: what answers it, and how. */
export const routes: Record<CallName, Route> = {
  readConfig: route(calls.readConfig, anyone(readConfig)),
  openCaptcha: route(calls.openCaptcha, anyone(openCaptcha)),
  sendSmsCode: route(calls.sendSmsCode, anyone(sendSmsCode)),
  loginByPhone: route(calls.loginByPhone, anyone(loginByPhone)),
  loginByWechat: route(calls.loginByWechat, anyone(loginByWechat)),
  logout: route(calls.logout, signedIn(logout)),
  getUserStatus: route(calls.getUserStatus, signedIn(getUserStatus)),
  getPageInfo: route(calls.getPageInfo, anyone(getPageInfo)),
  getFamilyStatus: route(calls.getFamilyStatus, signedIn(getFamilyStatus)),
  getPrice: route(calls.getPrice, signedIn(getPrice)),
  createProposal: route(calls.createProposal, inOneGo(createProposal)),
  confirmProposal: route(calls.confirmProposal, inOneGo(confirmProposal)),
  getProposal: route(calls.getProposal, signedIn(getProposal)),
  getUnpaidProposal: route(calls.getUnpaidProposal, signedIn(getUnpaidProposal)),
  cancelProposal: route(calls.cancelProposal, inSteps(cancelProposal)),
  getResult: route(calls.getResult, signedIn(getResult)),
  listHistoricalInsurants: route(calls.listHistoricalInsurants, signedIn(listHistoricalInsurants)),
  confirmHealth: route(calls.confirmHealth, inOneGo(confirmHealth)),
  saveDraft: route(calls.saveDraft, signedIn(saveDraft)),
  getDraft: route(calls.getDraft, signedIn(getDraft)),
  clearDraft: route(calls.clearDraft, signedIn(clearDraft)),
  createPayOrder: route(calls.createPayOrder, inSteps(createPayOrder)),
  getPayStatus: route(calls.getPayStatus, signedIn(getPayStatus)),
  getCashierOrder: route(calls.getCashierOrder, signedIn(getCashierOrder)),
  listOrders: route(calls.listOrders, signedIn(listOrders)),
  getOrder: route(calls.getOrder, signedIn(getOrder)),
  cancelOrder: route(calls.cancelOrder, inSteps(cancelOrder)),
  listPolicies: route(calls.listPolicies, signedIn(listPolicies)),
  getPolicy: route(calls.getPolicy, signedIn(getPolicy)),
  saveTrace: route(calls.saveTrace, anyone(saveTrace)),
}

import { calls } from '@/contract/calls'
import { anyone, route, signedIn } from '../route'
import { openCaptcha } from './captcha'
import { getClaimNotice, keepClaimNotice } from './claim-notice'
import { loginByPhone, loginByWechat, logout } from './login'
import { setBindPhone, setPhoneByWechat, setUserPhone } from './phone'
import { listSignIns, logoutEverywhere } from './sign-ins'
import { getSmsToken, sendSmsCode } from './sms'
import { issueLoginTicket, loginByTicket } from './ticket'
import { getUserStatus } from './user'
import { bindWechat, getBindingStatus, getPublicStatus } from './wechat-binding'

export const accountCalls = {
  openCaptcha: route(calls.openCaptcha, anyone(openCaptcha)),
  getSmsToken: route(calls.getSmsToken, anyone(getSmsToken)),
  sendSmsCode: route(calls.sendSmsCode, anyone(sendSmsCode)),
  loginByPhone: route(calls.loginByPhone, anyone(loginByPhone)),
  loginByWechat: route(calls.loginByWechat, anyone(loginByWechat)),
  issueLoginTicket: route(calls.issueLoginTicket, signedIn(issueLoginTicket)),
  loginByTicket: route(calls.loginByTicket, anyone(loginByTicket)),
  setPhoneByWechat: route(calls.setPhoneByWechat, signedIn(setPhoneByWechat)),
  setUserPhone: route(calls.setUserPhone, signedIn(setUserPhone)),
  setBindPhone: route(calls.setBindPhone, signedIn(setBindPhone)),
  getBindingStatus: route(calls.getBindingStatus, signedIn(getBindingStatus)),
  getPublicStatus: route(calls.getPublicStatus, signedIn(getPublicStatus)),
  bindWechat: route(calls.bindWechat, signedIn(bindWechat)),
  getClaimNotice: route(calls.getClaimNotice, signedIn(getClaimNotice)),
  keepClaimNotice: route(calls.keepClaimNotice, signedIn(keepClaimNotice)),
  logout: route(calls.logout, signedIn(logout)),
  getUserStatus: route(calls.getUserStatus, signedIn(getUserStatus)),
  listSignIns: route(calls.listSignIns, signedIn(listSignIns)),
  logoutEverywhere: route(calls.logoutEverywhere, signedIn(logoutEverywhere)),
}

import { calls } from '@/contract/calls'
import { openCaptcha } from '../../account/captcha'
import { getClaimNotice, keepClaimNotice } from '../../account/claim-notice'
import { loginByPhone, loginByWechat, logout } from '../../account/login'
import { setBindPhone, setPhoneByWechat, setUserPhone } from '../../account/phone'
import { listSignIns, logoutEverywhere } from '../../account/sign-ins'
import { getSmsToken, sendSmsCode } from '../../account/sms'
import { issueLoginTicket, loginByTicket } from '../../account/ticket'
import { getUserStatus } from '../../account/user'
import { bindWechat, getBindingStatus, getPublicStatus } from '../../account/wechat-binding'
import { anyone, route, signedIn } from '../route'

export const accountRoutes = {
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

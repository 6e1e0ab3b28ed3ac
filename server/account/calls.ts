import { calls } from '@/contract/calls'
import { anyone, route, signedIn } from '../route'
import { openCaptcha } from './captcha'
import { loginByPhone, loginByWechat, logout } from './login'
import { listSignIns, logoutEverywhere } from './sign-ins'
import { sendSmsCode } from './sms'
import { getUserStatus } from './user'

export const accountCalls = {
  openCaptcha: route(calls.openCaptcha, anyone(openCaptcha)),
  sendSmsCode: route(calls.sendSmsCode, anyone(sendSmsCode)),
  loginByPhone: route(calls.loginByPhone, anyone(loginByPhone)),
  loginByWechat: route(calls.loginByWechat, anyone(loginByWechat)),
  logout: route(calls.logout, signedIn(logout)),
  getUserStatus: route(calls.getUserStatus, signedIn(getUserStatus)),
  listSignIns: route(calls.listSignIns, signedIn(listSignIns)),
  logoutEverywhere: route(calls.logoutEverywhere, signedIn(logoutEverywhere)),
}

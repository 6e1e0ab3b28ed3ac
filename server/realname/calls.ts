import { calls } from '@/contract/calls'
import { route, signedIn } from '../route'
import { authByFace, authH5, authWx, getAuthInfo } from './authenticate'

export const realnameCalls = {
  authH5Realname: route(calls.authH5Realname, signedIn(authH5)),
  authWxRealname: route(calls.authWxRealname, signedIn(authWx)),
  authFace: route(calls.authFace, signedIn(authByFace)),
  getAuthInfo: route(calls.getAuthInfo, signedIn(getAuthInfo)),
}

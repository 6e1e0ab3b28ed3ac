import { calls } from '@/contract/calls'
import { authByFace, authH5, authWx, getAuthInfo } from '../../realname/authenticate'
import { route, signedIn } from '../route'

export const realnameRoutes = {
  authH5Realname: route(calls.authH5Realname, signedIn(authH5)),
  authWxRealname: route(calls.authWxRealname, signedIn(authWx)),
  authFace: route(calls.authFace, signedIn(authByFace)),
  getAuthInfo: route(calls.getAuthInfo, signedIn(getAuthInfo)),
}

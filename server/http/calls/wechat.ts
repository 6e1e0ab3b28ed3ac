import { calls } from '@/contract/calls'
import { signAddress } from '../../wechat/address'
import { makeCode, makeLink, resolveScene } from '../../wechat/scene'
import { anyone, route } from '../route'

export const wechatRoutes = {
  signAddress: route(calls.signAddress, anyone(signAddress)),
  makeCode: route(calls.makeCode, anyone(makeCode)),
  makeLink: route(calls.makeLink, anyone(makeLink)),
  resolveScene: route(calls.resolveScene, anyone(resolveScene)),
}

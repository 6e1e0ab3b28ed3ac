import { calls } from '@/contract/calls'
import { anyone, route } from '../route'
import { signAddress } from './address'
import { makeCode, makeLink, resolveScene } from './scene'

export const wechatCalls = {
  signAddress: route(calls.signAddress, anyone(signAddress)),
  makeCode: route(calls.makeCode, anyone(makeCode)),
  makeLink: route(calls.makeLink, anyone(makeLink)),
  resolveScene: route(calls.resolveScene, anyone(resolveScene)),
}

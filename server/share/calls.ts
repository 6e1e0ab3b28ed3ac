import { calls } from '@/contract/calls'
import { anyone, inOneGo, inOneGoAfter, route, signedIn } from '../route'
import { canJoinActivity, fissionIndex, initRelation } from './activity'
import { joinActivity } from './join'
import { fissionDetail, getRewards } from './rewards'
import { takeBackAfterRefusal, withdraw } from './withdraw'

export const shareCalls = {
  joinActivity: route(calls.joinActivity, inOneGo(joinActivity)),
  canJoinActivity: route(calls.canJoinActivity, anyone(canJoinActivity)),
  fissionIndex: route(calls.fissionIndex, signedIn(fissionIndex)),
  initRelation: route(calls.initRelation, inOneGo(initRelation)),
  getRewards: route(calls.getRewards, signedIn(getRewards)),
  fissionDetail: route(calls.fissionDetail, signedIn(fissionDetail)),
  withdraw: route(calls.withdraw, inOneGoAfter(takeBackAfterRefusal, withdraw)),
  withdrawRedpacket: route(calls.withdrawRedpacket, inOneGoAfter(takeBackAfterRefusal, withdraw)),
}

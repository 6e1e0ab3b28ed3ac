import { calls } from '@/contract/calls'
import { canJoinActivity, fissionIndex, initRelation, joinActivity } from '../../share/activity'
import { fissionDetail, getRewards } from '../../share/rewards'
import { clawBackAfterRefusal, withdraw } from '../../share/withdraw'
import { anyone, inOneGo, inOneGoAfter, route, signedIn } from '../route'

export const shareRoutes = {
  joinActivity: route(calls.joinActivity, inOneGo(joinActivity)),
  canJoinActivity: route(calls.canJoinActivity, anyone(canJoinActivity)),
  fissionIndex: route(calls.fissionIndex, signedIn(fissionIndex)),
  initRelation: route(calls.initRelation, inOneGo(initRelation)),
  getRewards: route(calls.getRewards, signedIn(getRewards)),
  fissionDetail: route(calls.fissionDetail, signedIn(fissionDetail)),
  withdraw: route(calls.withdraw, inOneGoAfter(clawBackAfterRefusal, withdraw)),
  withdrawRedpacket: route(calls.withdrawRedpacket, inOneGoAfter(clawBackAfterRefusal, withdraw)),
}

import { calls } from '@/contract/calls'
import { inOneGo, route } from '../route'
import { joinActivity } from './join'

export const shareCalls = {
  joinActivity: route(calls.joinActivity, inOneGo(joinActivity)),
}

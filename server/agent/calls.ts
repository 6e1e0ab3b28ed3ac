import { calls } from '@/contract/calls'
import { route, signedIn } from '../route'
import { getAgentInfo } from './info'

export const agentCalls = {
  getAgentInfo: route(calls.getAgentInfo, signedIn(getAgentInfo)),
}

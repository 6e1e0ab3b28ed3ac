import { calls } from '@/contract/calls'
import { checkIfAgent, getAgentInfo, getInsureCompanyInfo, listIdentities } from '../../agent/info'
import { anyone, route, signedIn } from '../route'

export const agentRoutes = {
  getAgentInfo: route(calls.getAgentInfo, signedIn(getAgentInfo)),
  checkIfAgent: route(calls.checkIfAgent, signedIn(checkIfAgent)),
  listIdentities: route(calls.listIdentities, signedIn(listIdentities)),
  getInsureCompanyInfo: route(
    calls.getInsureCompanyInfo,
    anyone((ctx, _visitor, product) => getInsureCompanyInfo(ctx, product)),
  ),
}

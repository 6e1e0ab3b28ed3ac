import { calls } from '@/contract/calls'
import { getInsuredInfo, pullPolicies } from '../../policy/insured-info'
import { getPolicy, listPolicies } from '../../policy/policy'
import { route, signedIn } from '../route'

export const policyRoutes = {
  listPolicies: route(calls.listPolicies, signedIn(listPolicies)),
  getPolicy: route(calls.getPolicy, signedIn(getPolicy)),
  pullPolicies: route(calls.pullPolicies, signedIn(pullPolicies)),
  getInsuredInfo: route(calls.getInsuredInfo, signedIn(getInsuredInfo)),
}

import { calls } from '@/contract/calls'
import { getInsuredInfo, pullPolicies } from '../../policy/insured-info'
import { getPolicy, listPolicies } from '../../policy/policy'
import { readsOwn, route, signedIn } from '../route'

export const policyRoutes = {
  listPolicies: route(calls.listPolicies, readsOwn(listPolicies)),
  getPolicy: route(calls.getPolicy, readsOwn(getPolicy)),
  pullPolicies: route(calls.pullPolicies, signedIn(pullPolicies)),
  getInsuredInfo: route(calls.getInsuredInfo, readsOwn(getInsuredInfo)),
}

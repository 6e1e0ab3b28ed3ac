import { calls } from '@/contract/calls'
import { route, signedIn } from '../route'
import { getInsuredInfo, pullPolicies } from './insured-info'
import { getPolicy, listPolicies } from './policy'

export const policyCalls = {
  listPolicies: route(calls.listPolicies, signedIn(listPolicies)),
  getPolicy: route(calls.getPolicy, signedIn(getPolicy)),
  pullPolicies: route(calls.pullPolicies, signedIn(pullPolicies)),
  getInsuredInfo: route(calls.getInsuredInfo, signedIn(getInsuredInfo)),
}

import { calls } from '@/contract/calls'
import { route, signedIn } from '../route'
import { getPolicy, listPolicies } from './policy'

export const policyCalls = {
  listPolicies: route(calls.listPolicies, signedIn(listPolicies)),
  getPolicy: route(calls.getPolicy, signedIn(getPolicy)),
}

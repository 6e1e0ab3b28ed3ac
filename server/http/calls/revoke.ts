import { calls } from '@/contract/calls'
import { getRevokeInfo } from '../../revoke/info'
import { listPartnerPolicies, listRevocable } from '../../revoke/list'
import { revokePolicy } from '../../revoke/revoke'
import { inOneGo, route, signedIn } from '../route'

export const revokeRoutes = {
  getRevokeInfo: route(calls.getRevokeInfo, signedIn(getRevokeInfo)),
  listRevocable: route(calls.listRevocable, signedIn(listRevocable)),
  listPartnerPolicies: route(calls.listPartnerPolicies, signedIn(listPartnerPolicies)),
  revokePolicyAndRefund: route(calls.revokePolicyAndRefund, inOneGo(revokePolicy)),
  revokePolicy: route(calls.revokePolicy, inOneGo(revokePolicy)),
  revokePartnerPolicy: route(calls.revokePartnerPolicy, inOneGo(revokePolicy)),
}

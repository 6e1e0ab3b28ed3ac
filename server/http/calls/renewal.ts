import { calls } from '@/contract/calls'
import { getPoliciesRenewalSwitch, getRenewalSwitch } from '../../renewal/show'
import { turnOff, turnOn } from '../../renewal/turn'
import { inOneGo, inSteps, route, signedIn } from '../route'

export const renewalRoutes = {
  getRenewalSwitch: route(calls.getRenewalSwitch, signedIn(getRenewalSwitch)),
  getPoliciesRenewalSwitch: route(
    calls.getPoliciesRenewalSwitch,
    signedIn(getPoliciesRenewalSwitch),
  ),
  turnOnAutoRenewal: route(calls.turnOnAutoRenewal, inSteps(turnOn)),
  authorizeRenewal: route(calls.authorizeRenewal, inSteps(turnOn)),
  turnOffAutoRenewal: route(calls.turnOffAutoRenewal, inOneGo(turnOff)),
}

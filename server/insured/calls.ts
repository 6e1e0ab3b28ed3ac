import { calls } from '@/contract/calls'
import { anyone, inOneGoAfter, route, signedIn } from '../route'
import { accreditInsurant, countRefused } from './confirm'
import { makeConfirmLink } from './link'
import { findInsurantPolicies, getInsurantConfirmation } from './show'

export const insuredCalls = {
  getInsurantConfirmation: route(calls.getInsurantConfirmation, anyone(getInsurantConfirmation)),
  findInsurantPolicies: route(calls.findInsurantPolicies, signedIn(findInsurantPolicies)),
  accreditInsurant: route(calls.accreditInsurant, inOneGoAfter(countRefused, accreditInsurant)),
  makeConfirmLink: route(calls.makeConfirmLink, signedIn(makeConfirmLink)),
}

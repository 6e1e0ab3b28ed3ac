import { calls } from '@/contract/calls'
import { accreditInsurant, proveInsurant } from '../../insured/confirm'
import { makeConfirmLink } from '../../insured/confirm-link'
import { findInsurantPolicies, getInsurantConfirmation } from '../../insured/show'
import { anyone, inOneGoChecked, route, signedIn } from '../route'

export const insuredRoutes = {
  getInsurantConfirmation: route(calls.getInsurantConfirmation, anyone(getInsurantConfirmation)),
  findInsurantPolicies: route(calls.findInsurantPolicies, signedIn(findInsurantPolicies)),
  accreditInsurant: route(calls.accreditInsurant, inOneGoChecked(proveInsurant, accreditInsurant)),
  makeConfirmLink: route(calls.makeConfirmLink, signedIn(makeConfirmLink)),
}

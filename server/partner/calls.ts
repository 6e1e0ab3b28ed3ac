import { calls } from '@/contract/calls'
import { anyone, inOneGo, route, signedIn } from '../route'
import { getAuthorization, reportAuthorization } from './authorize'
import { exchangePartnerToken, getPartnerAddress, getPartnerToken } from './token'

export const partnerCalls = {
  getAuthorization: route(calls.getAuthorization, signedIn(getAuthorization)),
  reportAuthorization: route(calls.reportAuthorization, inOneGo(reportAuthorization)),
  getPartnerAddress: route(calls.getPartnerAddress, anyone(getPartnerAddress)),
  getPartnerToken: route(calls.getPartnerToken, anyone(getPartnerToken)),
  exchangePartnerToken: route(calls.exchangePartnerToken, anyone(exchangePartnerToken)),
}

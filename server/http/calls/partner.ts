import { calls } from '@/contract/calls'
import { getAuthorization, reportAuthorization } from '../../partner/authorize'
import { exchangePartnerToken, getPartnerAddress, getPartnerToken } from '../../partner/token'
import { anyone, inOneGo, route, signedIn } from '../route'

export const partnerRoutes = {
  getAuthorization: route(calls.getAuthorization, signedIn(getAuthorization)),
  reportAuthorization: route(calls.reportAuthorization, inOneGo(reportAuthorization)),
  getPartnerAddress: route(calls.getPartnerAddress, anyone(getPartnerAddress)),
  getPartnerToken: route(calls.getPartnerToken, anyone(getPartnerToken)),
  exchangePartnerToken: route(calls.exchangePartnerToken, anyone(exchangePartnerToken)),
}

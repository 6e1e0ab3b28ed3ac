import { calls } from '@/contract/calls'
import { exportData } from '../../privacy/export'
import { deleteAccount, getOpenBusiness, withdrawConsent } from '../../privacy/leave'
import { route, signedIn } from '../route'

export const privacyRoutes = {
  exportData: route(calls.exportData, signedIn(exportData)),
  withdrawConsent: route(calls.withdrawConsent, signedIn(withdrawConsent)),
  getOpenBusiness: route(calls.getOpenBusiness, signedIn(getOpenBusiness)),
  deleteAccount: route(calls.deleteAccount, signedIn(deleteAccount)),
}

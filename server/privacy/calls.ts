import { calls } from '@/contract/calls'
import { route, signedIn } from '../route'
import { exportData } from './export'
import { deleteAccount, withdrawConsent } from './leave'

export const privacyCalls = {
  exportData: route(calls.exportData, signedIn(exportData)),
  withdrawConsent: route(calls.withdrawConsent, signedIn(withdrawConsent)),
  deleteAccount: route(calls.deleteAccount, signedIn(deleteAccount)),
}

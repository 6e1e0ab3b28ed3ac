import { calls } from '@/contract/calls'
import { route, signedIn } from '../route'
import { getFamilyStatus } from './family'
import { getPrice } from './price'

export const quoteCalls = {
  getFamilyStatus: route(calls.getFamilyStatus, signedIn(getFamilyStatus)),
  getPrice: route(calls.getPrice, signedIn(getPrice)),
}

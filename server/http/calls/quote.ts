import { calls } from '@/contract/calls'
import { getFamilyStatus } from '../../quote/family'
import { getPrice } from '../../quote/price'
import { route, signedIn, stepOfBuying } from '../route'

export const quoteRoutes = {
  getFamilyStatus: route(calls.getFamilyStatus, signedIn(getFamilyStatus)),
  getPrice: stepOfBuying(route(calls.getPrice, signedIn(getPrice))),
}

import { calls } from '@/contract/calls'
import { inSteps, route, signedIn } from '../route'
import { createPayOrder } from './create'
import { getCashierOrder, getPayStatus } from './show'

export const payCalls = {
  createPayOrder: route(calls.createPayOrder, inSteps(createPayOrder)),
  getPayStatus: route(calls.getPayStatus, signedIn(getPayStatus)),
  getCashierOrder: route(calls.getCashierOrder, signedIn(getCashierOrder)),
}

import { calls } from '@/contract/calls'
import { anyone, inSteps, route, signedIn } from '../route'
import { createPayOrder } from './create'
import { createOpenPayOrder, getOpenPayStatus, makePayToken } from './open'
import { getCashierOrder, getPayStatus } from './show'

export const payCalls = {
  createPayOrder: route(calls.createPayOrder, inSteps(createPayOrder)),
  getPayStatus: route(calls.getPayStatus, signedIn(getPayStatus)),
  getCashierOrder: route(calls.getCashierOrder, signedIn(getCashierOrder)),
  makePayToken: route(calls.makePayToken, signedIn(makePayToken)),
  createOpenPayOrder: route(calls.createOpenPayOrder, createOpenPayOrder),
  getOpenPayStatus: route(calls.getOpenPayStatus, anyone(getOpenPayStatus)),
}

import { calls } from '@/contract/calls'
import { createPayOrder } from '../../pay/create'
import { createOpenPayOrder, getOpenPayStatus, makePayToken } from '../../pay/open'
import { getCashierOrder, getPayStatus } from '../../pay/show'
import { anyone, inSteps, route, signedIn, stepOfBuying } from '../route'

export const payRoutes = {
  createPayOrder: stepOfBuying(route(calls.createPayOrder, inSteps(createPayOrder))),
  getPayStatus: route(calls.getPayStatus, signedIn(getPayStatus)),
  getCashierOrder: route(calls.getCashierOrder, signedIn(getCashierOrder)),
  makePayToken: route(calls.makePayToken, signedIn(makePayToken)),
  createOpenPayOrder: route(calls.createOpenPayOrder, createOpenPayOrder),
  getOpenPayStatus: route(calls.getOpenPayStatus, anyone(getOpenPayStatus)),
}

import { calls } from '@/contract/calls'
import { getOrder, listOrders } from '../../order/order'
import { cancelOrder } from '../../pay/cancel'
import { inSteps, route, signedIn } from '../route'

export const orderRoutes = {
  listOrders: route(calls.listOrders, signedIn(listOrders)),
  getOrder: route(calls.getOrder, signedIn(getOrder)),
  cancelOrder: route(calls.cancelOrder, inSteps(cancelOrder)),
}

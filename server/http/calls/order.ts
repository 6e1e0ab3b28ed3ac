import { calls } from '@/contract/calls'
import { getOrder, listOrders } from '../../order/order'
import { cancelOrder } from '../../pay/cancel'
import { inSteps, readsOwn, route } from '../route'

export const orderRoutes = {
  listOrders: route(calls.listOrders, readsOwn(listOrders)),
  getOrder: route(calls.getOrder, readsOwn(getOrder)),
  cancelOrder: route(calls.cancelOrder, inSteps(cancelOrder)),
}

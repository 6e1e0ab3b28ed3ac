import { payOrders, refunds } from '../../db/schema'
import { mover } from '../transition/move'

export const movePayOrder = mover('payOrder', payOrders, 'id')
export const moveRefund = mover('refund', refunds, 'outRefundNo')

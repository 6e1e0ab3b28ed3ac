import type { RequestOf, ResponseOf } from '@/contract/call'
import { createPayOrderToc, queryCashierOrderInfo, queryPayStatus } from '@/contract/pay'
import { send } from './client'

export type CashierOrder = ResponseOf<typeof queryCashierOrderInfo>
export type PayState = ResponseOf<typeof queryPayStatus>

export const createPayOrder = (
  input: Omit<RequestOf<typeof createPayOrderToc>, 'version'>,
  key: string,
) => send(createPayOrderToc, { ...input, version: 3 }, key)

export const fetchPayStatus = (payOrderId: string) => send(queryPayStatus, { payOrderId })

export const fetchCashierOrder = (payOrderId: string) => send(queryCashierOrderInfo, { payOrderId })

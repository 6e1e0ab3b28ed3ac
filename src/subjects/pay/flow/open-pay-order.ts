import { send } from '@/api/client'
import type { Failure } from '@/contract/envelope'
import { createPayOrder } from '@/contract/pay'
import type { PaymentConfig } from '@/contract/product'
import { newId } from '@/domain/base/uuid'
import type { PayType } from '@/domain/pay/pay-type'
import { tradeType } from '@/stores/pay-place'

/** Opens a pay order for a proposal. The same idempotency key gets the same order. */
export const openPayOrder = (
  { proposalId, payment }: { proposalId: string; payment: PaymentConfig },
  payType: PayType,
  key: string,
) => {
  const intentPayType = payment.types.find(({ type }) => type === payType)?.intentPayType
  const wanted = { proposalId, version: 3, payType, tradeType: tradeType() } as const
  return send(createPayOrder, intentPayType ? { ...wanted, intentPayType } : wanted, key)
}

/** Makes one idempotency key per payment type, because another type is another request. */
export function keyOfEach<T extends string = PayType>(): (wanted: T) => string {
  const keys = new Map<T, string>()
  return (wanted) => {
    const key = keys.get(wanted) ?? newId()
    keys.set(wanted, key)
    return key
  }
}

/** Whether the order was already paid, perhaps on another page. Then the result page is shown. */
export const isPaidAlready = ({ name, extra }: Failure): boolean =>
  name === 'ORDER_ALREADY_PAID' || (name === 'PROPOSAL_STATE' && extra?.code === 'PAID')

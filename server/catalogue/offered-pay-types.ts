import type { PaymentConfig } from '@/contract/page-info'
import type { PayType } from '@/domain/payment/pay-type'

/**
 * Ways to pay that the gateway can take money by: both are orders of WeChat Pay. A bank card or
 * another purse never becomes one; add its type together with its client (server/gateways).
 */
const served: readonly PayType[] = ['WC_PAY', 'PA_WC_PAY']

/** A product's ways to pay, without those that lead nowhere; what is being mended stays named. */
export const offeredPayTypes = (payment: PaymentConfig): PaymentConfig => ({
  ...payment,
  types: payment.types.filter(
    ({ type, paymentStatus }) => paymentStatus === 'maintenance' || served.includes(type),
  ),
})

export { OpenPayment } from './open-payment'
export { PayConfirm } from './pay-confirm'
export { Payment } from './payment'
export { Result } from './result'

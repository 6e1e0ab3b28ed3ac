export { PayConfirm } from './payConfirm'
export { Payment } from './payment'
export { Result } from './result'

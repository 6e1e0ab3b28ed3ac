export { loadRemindToPay } from './load-remind-to-pay'
export { PayBefore } from './pay-before'
export { remindToPay } from './remind-to-pay'
export { payBefore } from './copy'

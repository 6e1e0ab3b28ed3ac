/** Loads the code when it is needed. A face that loaded it would bring it along. */
export const loadRemindToPay = () => import('./remind-to-pay')

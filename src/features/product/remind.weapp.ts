import type { Remind } from './remind.types'

/** The main package has no room for the popup: 我的订单 tells of the order, with its clock. */
export const remind: Remind = () => Promise.resolve()

import type { GivenPickers } from './form-pickers.types'

/** WeChat's own pickers are wheels in a sheet already. */
export const formPickers: GivenPickers = undefined

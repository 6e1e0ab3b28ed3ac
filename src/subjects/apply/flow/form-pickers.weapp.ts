import type { GivenPickers } from './form-pickers.types'

/** WeChat's own pickers already are wheels in a sheet. */
export const formPickers: GivenPickers = undefined

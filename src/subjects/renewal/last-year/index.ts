export { WxInsure } from './wx-insure'
export { WxRenewal } from './wx-renewal'

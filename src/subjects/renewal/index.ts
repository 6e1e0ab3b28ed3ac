export { endRenewal } from './flow/renewal'
export { WxInsure } from './last-year/wx-insure'
export { WxRenewal } from './last-year/wx-renewal'
export { RenewalContract } from './renewal-contract'

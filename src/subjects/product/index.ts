export { AnnouncementCards } from './announcements/announcements'
export { callDoor, ElderDoors, familyDoor } from './elder-doors/elder-doors'
export { CompareProducts } from './compare/compare-products'
export { LaterCover, SaleCountdown } from './sale-countdown/sale-countdown'
export { loadPayoutPanel } from './payout/load-payout-panel'
export { PayoutPanel } from './payout/payout-panel'
export { PlanCard, sharedBenefits } from './plan-cards/plan-card'
export { Poster, type PosterProps } from './poster/poster'
export {
  productPage,
  usePageOf,
  useServicePhone,
  useTerms,
  useTermsOfVisit,
  useTheme,
} from './product-page'
export { Questions } from './questions/questions'
export { SaleClosed } from './sale-closed/sale-closed'
export { useInsureFeatures, useTestTag } from './insure-features'
export { useServiceEntry } from './service-entry'
export type { SharedProduct } from './shared-product'
export { elderDoors } from './elder-doors/copy'
export { payout } from './payout/copy'
export { saleCountdown } from './sale-countdown/copy'

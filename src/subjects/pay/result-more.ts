/** Parts of the result page that are not needed to see the outcome, in one chunk. */
export { AfterPurchase } from './after-purchase'
export { FamilyDoor } from './after-purchase'
export { LeftOutCard } from '@/ui/blocks/left-out/left-out-card'
export { Recommended } from './after-purchase'
export { ResultFollow } from './result-follow'
export { ResultSubscribe } from './result-subscribe'
export { PartnerOfResult } from './partner-of-result'

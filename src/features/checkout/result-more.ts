/** What follows a purchase and is not needed to see how it ended: one piece. */
export { LeftOutCard } from '@/blocks/left-out/left-out-card'
export { Recommended } from './recommended'
export { ResultFollow } from './result-follow'
export { ResultSubscribe } from './result-subscribe'
export { PartnerOfResult } from './partner-of-result'

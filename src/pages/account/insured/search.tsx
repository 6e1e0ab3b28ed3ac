import { gatedPage } from '@/page/gated-page'
import { Search } from '@/subjects/insured'

/** /insurant-search-policy and its -outer: what others bought for somebody, by name and number. */
export default gatedPage('insurantSearchPolicy', Search)

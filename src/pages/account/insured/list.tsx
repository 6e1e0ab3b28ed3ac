import { gatedPage } from '@/page/gated-page'
import { FoundList } from '@/subjects/insured'

/** /insurant-search-list and its -outer: what the search found. */
export default gatedPage('insurantSearchList', FoundList)

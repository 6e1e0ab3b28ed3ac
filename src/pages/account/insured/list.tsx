import { FoundList } from '@/subjects/insured'
import { gatedPage } from '@/page/gated-page'

/** /insurant-search-list and its -outer: what the search found. */
export default gatedPage('insurantSearchList', FoundList)

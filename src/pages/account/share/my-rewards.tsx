import { gatedPage } from '@/page/gated-page'
import { MyRewards } from '@/subjects/share'

/** /shareActivityCommon/myRewards: what sharing has earned. */
export default gatedPage('shareActivityCommonMyRewards', MyRewards)

import { MyRewards } from '@/subjects/share'
import { gatedPage } from '@/page/gated-page'

/** /shareActivityCommon/myRewards: what sharing has earned. */
export default gatedPage('shareActivityCommonMyRewards', MyRewards)

import { MyRewards } from '@/features/share-gift'
import { page } from '@/page/page'

/** /shareActivityCommon/myRewards: what sharing has earned. */
export default page('shareActivityCommonMyRewards', MyRewards)

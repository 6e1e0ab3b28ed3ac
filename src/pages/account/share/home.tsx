import { ShareHome } from '@/features/share-gift'
import { page } from '@/page/page'

/** /shareHome: sharing a product. */
export default page('shareHome', ShareHome)

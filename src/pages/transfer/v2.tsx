import { Transfer } from '@/subjects/partner'
import { page } from '@/page/page'

/** /outer-transfer-v2: for the official account alone. */
export default page('outerTransferV2', () => <Transfer />)

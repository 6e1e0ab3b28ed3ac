import { page } from '@/page/page'
import { Transfer } from '@/subjects/partner'

/** /outer-transfer-v2: for the official account alone. */
export default page('outerTransferV2', () => <Transfer />)

import { Diagnostics } from '@/features/stand-in'
import { page } from '@/page/page'

/** /test-page: how the app sees where it runs. */
export default page('testPage', Diagnostics)

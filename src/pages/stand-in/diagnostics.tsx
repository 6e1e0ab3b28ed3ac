import { Diagnostics } from '@/features/stand-in'
import { page } from '@/page/page'

/** /diagnostics: how the app sees where it runs. */
export default page('diagnostics', Diagnostics)

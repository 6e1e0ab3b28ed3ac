import { Diagnostics } from '@/subjects/dead-end/index'
import { page } from '@/page/page'

/** /diagnostics: how the app sees where it runs. */
export default page('diagnostics', Diagnostics)

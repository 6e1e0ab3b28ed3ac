import { page } from '@/page/page'
import { Diagnostics } from '@/subjects/dead-end'

/** /diagnostics: how the app sees where it runs. */
export default page('diagnostics', Diagnostics)

import { DeadEnd } from '@/subjects/dead-end/index'
import { page } from '@/page/page'

/** /allNoFound, /housekeeperNoFound and /no-login. */
export default page('deadEnd', DeadEnd)

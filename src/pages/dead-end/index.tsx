import { page } from '@/page/page'
import { DeadEnd } from '@/subjects/dead-end'

/** /allNoFound, /housekeeperNoFound and /no-login. */
export default page('deadEnd', DeadEnd)

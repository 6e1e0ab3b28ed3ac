import { StandIn } from '@/features/stand-in'
import { page } from '@/page/page'

/** /allNoFound, /housekeeperNoFound and /no-login. */
export default page('standIn', StandIn)

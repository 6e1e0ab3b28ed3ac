import { StandIn } from '@/features/stand-in'
import { page } from '@/page/page'

/** /allNoFound, /housekeeperNoFound, /no-login and /alert-page. */
export default page('standIn', StandIn)

import { page } from '@/page/page'
import { Housekeeper } from '@/subjects/service'

/** /housekeeper-group: who looks after the people of a product. */
export default page('housekeeperGroup', Housekeeper)

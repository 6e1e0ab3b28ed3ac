import { Housekeeper } from '@/subjects/service'
import { page } from '@/page/page'

/** /housekeeper-group: who looks after the people of a product. */
export default page('housekeeperGroup', Housekeeper)

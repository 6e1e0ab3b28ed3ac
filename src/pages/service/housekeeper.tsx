import { Housekeeper } from '@/features/service'
import { page } from '@/page/page'

/** /housekeeper-group: who looks after the people of a product. */
export default page('housekeeperGroup', Housekeeper)

import { page } from '@/page/page'
import { Reserve } from '@/subjects/booking'

/** /insure-reserve: booking a product that is not open yet. */
export default page('reserve', ({ cityCode, productCode, subscribeStatus }) => (
  <Reserve product={{ cityCode, productCode }} subscribeStatus={subscribeStatus} />
))

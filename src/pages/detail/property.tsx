import { PropertyChoice } from '@/features/product'
import { page } from '@/page/page'

/** /hujiabao/insure: cover of homes; what there is of it, and what else is on sale. */
export default page('hujiabaoInsure', PropertyChoice)

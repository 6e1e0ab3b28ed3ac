import { NO_CITY } from '@/entry/entry-rules'
import { ProductHome } from '@/features/product'
import { page } from '@/page/page'

/** This is the product page of city 000000. Its addresses lead here (entry/entry-rules). */
export default page('nativeProduct', ({ productCode = 'PH0Q' }) => (
  <ProductHome product={{ cityCode: NO_CITY, productCode }} />
))

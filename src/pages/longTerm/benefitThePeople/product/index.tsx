import { NO_CITY, NO_CITY_PRODUCT } from '@/entry/entry-rules'
import { page } from '@/page/page'
import { ProductHome } from '@/subjects/insure'

/** This is the product page of city 000000. Its addresses lead here (entry/entry-rules). */
export default page('nativeProduct', ({ cityCode = NO_CITY, productCode = NO_CITY_PRODUCT }) => (
  <ProductHome product={{ cityCode, productCode }} />
))

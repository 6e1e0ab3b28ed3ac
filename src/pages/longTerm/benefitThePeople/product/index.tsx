import { NO_CITY } from '@/entry/entry-rules'
import { ProductHome } from '@/features/product'
import { page } from '@/page/page'

/** The product page of city 000000: addresses of that city lead here (entry/entry-rules). */
export default page('nativeProduct', ({ productCode = 'PH0Q' }) => (
  <ProductHome product={{ cityCode: NO_CITY, productCode }} />
))

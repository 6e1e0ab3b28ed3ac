import { ProductChoice, ProductHome } from '@/features/product'
import { page } from '@/page/page'

/** /insure: the home page of a product. */
export default page('insure', ({ cityCode, productCode }) =>
  cityCode && productCode ? <ProductHome product={{ cityCode, productCode }} /> : <ProductChoice />,
)

import { CompareProducts } from '@/subjects/product/compare'
import { page } from '@/page/page'

/** /compare-products: two products of a city side by side. */
export default page('compareProducts', CompareProducts)

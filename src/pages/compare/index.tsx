import { page } from '@/page/page'
import { CompareProducts } from '@/subjects/product'

/** /compare-products: two products of a city side by side. */
export default page('compareProducts', CompareProducts)

import { handOverProduct } from '@/entry/entry-rules'
import { page } from '@/page/page'
import { CityChoice, HandOver, ProductHome } from '@/subjects/insure'

/** /insure: the home page of a product. */
export default page('insure', ({ cityCode, productCode }) => {
  const native = handOverProduct({ cityCode })
  if (native) return <HandOver productCode={native} />
  return cityCode && productCode ? (
    <ProductHome product={{ cityCode, productCode }} />
  ) : (
    <CityChoice cityCode={cityCode} productCode={productCode} />
  )
})

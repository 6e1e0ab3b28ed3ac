import { ProductChoice, ProductHome } from '@/features/product'
import { useEntry } from '@/entry/useEntry'

/** /insure: the home page of a product. */
export default function InsurePage() {
  const { cityCode, productCode } = useEntry()
  if (!cityCode || !productCode) return <ProductChoice />
  return <ProductHome product={{ cityCode, productCode }} />
}

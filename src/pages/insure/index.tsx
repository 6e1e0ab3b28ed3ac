import { useEntry } from '@/entry/use-entry'
import { ProductChoice, ProductHome } from '@/features/product'

/** /insure: the home page of a product. */
export default function InsurePage() {
  const { cityCode, productCode } = useEntry()
  if (!cityCode || !productCode) return <ProductChoice />
  return <ProductHome product={{ cityCode, productCode }} />
}

import type { ProductPage } from '@/contract/product-page'
import type { ProductPopups } from '@/contract/product-popups'
import { complianceDialog } from '@/dialogs/compliance'
import { ask } from '@/ui/dialog/service'

/** Products whose notice was confirmed: once a visit. */
const confirmed = new Set<string>()

/** What must be read before a product is looked at; Back alone puts it off until the next time. */
export const insistOnCompliance = async (
  { productCode }: ProductPage,
  notice: NonNullable<ProductPopups['compliance']>,
): Promise<void> => {
  if (confirmed.has(productCode)) return
  confirmed.add(productCode)
  const answer = await ask(complianceDialog, notice)
  if (answer.kind !== 'confirmed') confirmed.delete(productCode)
}

import type { ProductPopups } from '@/contract/popups'
import type { ProductPage } from '@/contract/product-page'
import { noteShown, wasShown } from '@/ui/dialog/popup-record'
import { ask } from '@/ui/dialog/service'
import { complianceDialog } from './dialogs/compliance'

/** Shows what must be read before a product, once per visit. Back only postpones it. */
export const insistOnCompliance = async (
  { productCode }: ProductPage,
  notice: NonNullable<ProductPopups['compliance']>,
): Promise<void> => {
  const popup = `compliance ${productCode}`
  if (wasShown(popup)) return
  noteShown(popup)
  const answer = await ask(complianceDialog, notice)
  noteShown(popup, answer.kind === 'confirmed')
}

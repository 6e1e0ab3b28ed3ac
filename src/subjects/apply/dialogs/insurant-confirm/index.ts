import type { ProductPage } from '@/contract/product-page'
import { fill } from '@/copy/fill'
import { relationLabel } from '@/copy/product/relation-label'
import { wording } from '@/copy/product/wording'
import { isEncrypted, itemOf, textOf, type FormItem } from '@/domain/apply/item'
import { maskIdentity } from '@/domain/person/mask'
import { usePurchase } from '@/stores/purchase'
import { defineDialog } from '@/ui/dialog/define'
import { ask } from '@/ui/dialog/service'
import { dialogs } from '../../copy'

export interface InsurantConfirmProps {
  /** The people of the form. The middle of each number is hidden. */
  people: readonly { name: string; relation: string; number: string }[]
  /** The product's word for an insured person: 被保人. */
  insurant: string
}

/** Shows all insured persons again before they are submitted. */
export const insurantConfirm = defineDialog<InsurantConfirmProps>({
  look: 'sheet',
  label: ({ insurant }) => fill(dialogs.insurantConfirm, { insurant }),
  load: async () => (await import('./body')).InsurantConfirmBody,
})

/** The typed value, or the mask of an encrypted one. */
export const shownOf = (
  items: readonly FormItem[],
  type: string,
  mask: (text: string) => string,
) => {
  const item = itemOf(items, type)
  return isEncrypted(item) ? (item?.maskValue ?? '') : mask(textOf(items, type))
}

/**
 * Shows all insured persons again if the product wants that; false when the user wants to change
 * something.
 */
export const insurantsConfirmed = async (page: ProductPage): Promise<boolean> => {
  if (!page.extraData.popups?.insurantConfirm) return true
  const { applicant, insurants } = usePurchase.getState()
  const people = insurants.map(({ relationType, items }) => {
    const from = relationType === 'SELF' ? applicant : items
    return {
      name: shownOf(from, 'name', (name) => name),
      relation: relationLabel(page, relationType),
      number: shownOf(from, 'identity', maskIdentity),
    }
  })
  const answer = await ask(insurantConfirm, { people, insurant: wording(page).insurant })
  return answer.kind === 'confirmed'
}

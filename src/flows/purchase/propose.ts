import { send, type Answer } from '@/api/client'
import type { ProductPage } from '@/contract/product-page'
import { cancelProposal, type Price } from '@/contract/proposal'
import { fill } from '@/copy/fill'
import { wording } from '@/copy/product/wording'
import { propose as copy } from '@/copy/purchase/propose'
import { newId } from '@/domain/base/uuid'
import { retryUntilAnswered } from '@/flows/retry-until-answered'
import { confirm } from '@/ui/dialog/message'
import { submitPurchase } from './submit'

/** Says that an unpaid order of these people will be given up; true when that is wanted. */
const askToReplace = async (page: ProductPage): Promise<boolean> => {
  const { kind } = await confirm({
    title: copy.unpaidTitle,
    text: fill(copy.unpaidText, wording(page)),
    icon: 'warning-red',
    confirmText: copy.replace,
  })
  return kind === 'confirmed'
}

/**
 * Makes the proposal of the form; what it takes the place of is said first, and given up after.
 * `key` is the one of this submission. Undefined when the person would rather not.
 */
export const proposePurchase = async (
  page: ProductPage,
  { shown, key }: { shown: Price; key: string },
): Promise<Answer<string> | undefined> => {
  const replaces: string[] = []
  for (;;) {
    const submitted = await retryUntilAnswered(
      () => submitPurchase(page, { shown, replaces, key }),
      page,
    )
    if (submitted?.ok) {
      // What cannot be cancelled now gives way when the new one is paid.
      for (const proposalId of replaces) await send(cancelProposal, { proposalId }, newId())
      return submitted
    }
    const unpaid =
      submitted?.error.name === 'PROPOSAL_UNPAID' ? submitted.error.extra?.proposalId : undefined
    if (!unpaid) return submitted
    if (replaces.length === 0 && !(await askToReplace(page))) return undefined
    replaces.push(unpaid)
  }
}

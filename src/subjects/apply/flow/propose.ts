import { send } from '@/api/client'
import type { Answer } from '@/contract/envelope'
import type { Price } from '@/contract/price'
import type { ProductPage } from '@/contract/product-page'
import { cancelProposal } from '@/contract/proposal'
import { fill } from '@/copy/fill'
import { wording } from '@/copy/product/wording'
import { newId } from '@/domain/base/uuid'
import { confirm } from '@/ui/dialog/message'
import { retryUntilAnswered } from '@/ui/load/retry-until-answered'
import { propose as copy } from '../copy'
import { submitPurchase } from './submit'

/** Says that an unpaid order of these people will be cancelled; true when the user agrees. */
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
 * Creates the proposal of the form. The user first agrees to replace an unpaid one, which is
 * cancelled afterwards. `key` is the idempotency key of this submission. Undefined when the user
 * does not agree.
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
      // A proposal that cannot be cancelled now is replaced when the new one is paid.
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

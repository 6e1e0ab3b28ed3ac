import { send } from '@/api/client'
import { buyAgain as buyAgainCall } from '@/contract/draft'
import type { ProductId } from '@/contract/fields'
import type { OrderDetail } from '@/contract/order'
import { failureText } from '@/copy/errors/failures'
import { fill } from '@/copy/fill'
import { relations } from '@/copy/product/people'
import { wording, type Worded } from '@/copy/product/wording'
import { go } from '@/platform/navigation'
import { pathTo } from '@/routes/path-to'
import { resetPurchase } from '@/stores/purchase'
import { alert } from '@/ui/dialog/message'
import { ask } from '@/ui/dialog/service'
import { buyAgain as copy } from './copy'
import { selectionList } from './dialogs/selection-list'

/** Indexes of the people to insure again; undefined when the user closed the list. */
const chosenOf = async (order: OrderDetail): Promise<number[] | undefined> => {
  const { insurants } = order.price
  if (insurants.length < 2) return [0]
  const answer = await ask(selectionList, {
    title: fill(copy.againWho, wording(order)),
    multiple: true,
    items: insurants.map(({ name, relationType, credentialNo }, place) => ({
      value: String(place),
      text: `${name} ${relations[relationType]}`,
      desc: credentialNo,
      checked: true,
    })),
  })
  return answer.kind === 'confirmed' ? answer.value.map(({ index }) => index) : undefined
}

/**
 * Fills the product's form with the people of an order and opens it. An unfinished form is
 * replaced.
 */
export async function buyAgain(order: OrderDetail): Promise<void> {
  const people = await chosenOf(order)
  if (!people) return
  const product = await fillForm(order, people)
  if (product) await go(pathTo('insure', product))
}

/**
 * Opens the form with everybody of an order whose time to pay is over, without a question. What was
 * read and answered belongs to that order, so it is read and answered again.
 */
export async function insureAgain(order: EarlierOrder): Promise<void> {
  const product = await fillForm(order)
  if (product) await go(pathTo('insureApply', product))
}

type EarlierOrder = Worded & { orderId: string }

const fillForm = async (order: EarlierOrder, people?: number[]): Promise<ProductId | undefined> => {
  const answer = await send(buyAgainCall, { orderId: order.orderId, ...(people && { people }) })
  if (!answer.ok) {
    await alert({ title: failureText(answer.error, order) })
    return undefined
  }
  resetPurchase()
  return answer.value
}

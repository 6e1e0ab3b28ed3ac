import { send } from '@/api/client'
import { buyAgain as buyAgainCall } from '@/contract/draft'
import type { OrderDetail } from '@/contract/order'
import { failureText } from '@/copy/errors/failures'
import { fill } from '@/copy/fill'
import { relations } from '@/copy/product/relations'
import { wording } from '@/copy/product/wording'
import { orders as copy } from '@/copy/records/orders'
import { selectionList } from '@/dialogs/selection-list'
import { go } from '@/platform/navigation'
import { pathTo } from '@/routes/path-to'
import { resetPurchase } from '@/stores/purchase'
import { alert } from '@/ui/dialog/message'
import { ask } from '@/ui/dialog/service'

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
  const answer = await send(buyAgainCall, { orderId: order.orderId, people })
  if (!answer.ok) return void (await alert({ title: failureText(answer.error, order) }))
  resetPurchase()
  await go(pathTo('insure', answer.value))
}

import { send } from '@/api/client'
import { buyAgain as buyAgainCall } from '@/contract/draft'
import { failureText, type FailureWords } from '@/copy/errors/failures'
import { go } from '@/platform/navigation'
import { pathTo } from '@/routes/path-to'
import { resetPurchase } from '@/stores/purchase'
import { alert } from '@/ui/dialog/message'

/** On to the product with the people of an order filled in; what was half filled gives way. */
export async function buyAgain(order: FailureWords & { orderId: string }): Promise<void> {
  const answer = await send(buyAgainCall, { orderId: order.orderId })
  if (!answer.ok) return void (await alert({ title: failureText(answer.error, order) }))
  resetPurchase()
  await go(pathTo('insure', answer.value))
}

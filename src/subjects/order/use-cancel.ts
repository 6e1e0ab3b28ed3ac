import { useState } from 'react'
import { send } from '@/api/client'
import { cancelOrder } from '@/contract/order'
import { failureText, type FailureWords } from '@/copy/errors/failures'
import { orders as copy } from '@/copy/records/orders'
import { newId } from '@/domain/base/uuid'
import { alert, confirm } from '@/ui/dialog/message'
import { toast } from '@/ui/toast/service'

/**
 * Asks, cancels the order and reloads it. It reloads after a failure too, because the order may
 * have changed.
 */
export const useCancel = (
  orderId: string,
  words: FailureWords,
  onChange: () => Promise<void>,
): (() => Promise<void>) => {
  const [key] = useState(newId)
  return async () => {
    const asked = await confirm({
      icon: 'warning-red',
      title: copy.cancelAsk,
      text: copy.cancelText,
      confirmText: copy.cancelConfirm,
      cancelText: copy.cancelKeep,
    })
    if (asked.kind !== 'confirmed') return
    const answer = await send(cancelOrder, { orderId }, key)
    if (answer.ok) toast(copy.cancelled)
    else await alert({ title: failureText(answer.error, words) })
    await onChange()
  }
}

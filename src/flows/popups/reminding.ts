import { send } from '@/api/client'
import { addSubscribe, checkSubscribe, existSubscribe } from '@/contract/reminder'
import { reminders } from '@/copy/purchase/reminders'
import { can } from '@/platform/environment'
import { openMiniProgram } from '@/platform/mini-program'
import { weappPathTo } from '@/routes/build'
import { isSignedIn } from '@/stores/session'
import { toast } from '@/ui/toast/service'

/** What is subscribed to with a product: to be reminded of an order that was not finished. */
export const reminderKey = (productCode: string): string => `${productCode}_TBY_WLTC`

/** Failures count as no: a question too many stops nobody (specification section 8). */
export const isSubscribed = async (subscribeKey: string): Promise<boolean> => {
  if (!isSignedIn()) return false
  const answer = await send(checkSubscribe, { subscribeKey })
  return answer.ok && answer.value.subscribe
}

export const hasSubscription = async (subscribeId: string): Promise<boolean> => {
  if (!isSignedIn()) return false
  const answer = await send(existSubscribe, { subscribeId })
  return answer.ok && answer.value.exist
}

/**
 * Reminds the person later: by a message of WeChat where the mini-program around us can ask for
 * one, otherwise by what the gateway knows of them. Failures are silent (specification section 7).
 */
export const remindLater = async (
  productCode: string,
  /** By which the mini-program asks, where the product says so; `webPath` is where it leads back. */
  native?: { subscribeId: string; webPath: string },
): Promise<void> => {
  if (native && can('miniProgramBridge')) {
    const opened = await openMiniProgram({ path: weappPathTo('subscribe', native) })
    if (opened.ok) return
  }
  const added = await send(addSubscribe, { subscribeKey: reminderKey(productCode), version: 2 })
  if (added.ok) toast(reminders.reminded)
}

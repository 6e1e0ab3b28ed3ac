import { send } from '@/api/client'
import { addSubscribe, checkSubscribe, existSubscribe } from '@/contract/reminder'
import { reminders } from '@/copy/purchase/reminders'
import { situationOf } from '@/domain/situation/situation'
import { HOUR_FLAG_MS } from '@/domain/time/timings'
import { can } from '@/platform/environment'
import { openMiniProgram } from '@/platform/mini-program'
import { storage, type Slot } from '@/platform/storage'
import { weappPathTo } from '@/routes/build'
import { isSignedIn } from '@/stores/session'
import { toast } from '@/ui/toast/service'

/** What is subscribed to with a product: to be reminded of an order that was not finished. */
const reminderKey = (productCode: string): string => `${productCode}_TBY_WLTC`

/** Known to be subscribed: not asked again for an hour (specification section 9). */
const flag: Slot<true> = {
  area: 'device',
  name: 'SUBSCRIBE',
  version: 1,
  maxAgeMs: HOUR_FLAG_MS,
  parse: (raw) => (raw === true ? raw : undefined),
}

/** Failures count as no: a question too many stops nobody (specification section 8). */
export const isSubscribed = async (productCode: string): Promise<boolean> => {
  if (!isSignedIn()) return false
  if (storage.read(flag, productCode)) return true
  const answer = await send(checkSubscribe, { subscribeKey: reminderKey(productCode) })
  const subscribed = answer.ok && answer.value.subscribe
  if (subscribed) storage.write(flag, productCode, true)
  return subscribed
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
  /** Whether the form of the product was begun: nobody is promised to be reminded of nothing. */
  hasBegun: boolean,
  /** By which the mini-program asks, where the product says so; `webPath` is where it leads back. */
  native?: { subscribeId: string; webPath: string },
): Promise<void> => {
  if (native && can('miniProgramBridge')) {
    const opened = await openMiniProgram({ path: weappPathTo('subscribe', native) })
    if (opened.ok) return
  }
  const added = await send(addSubscribe, { subscribeKey: reminderKey(productCode), version: 2 })
  if (!added.ok) return
  storage.write(flag, productCode, true)
  toast(
    reminders[
      situationOf({ person: { hasBegun } }).reminder === 'FORM' ? 'remindedFORM' : 'remindedNEWS'
    ],
  )
}

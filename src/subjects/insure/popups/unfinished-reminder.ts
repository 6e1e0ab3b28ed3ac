import { send } from '@/api/client'
import { addSubscribe, checkSubscribe, existSubscribe } from '@/contract/reminder'
import { reminders } from '@/copy/purchase/reminders'
import { situationOf } from '@/domain/situation/situation'
import { HOUR_FLAG_MS } from '@/domain/time/timings'
import { can, openMiniProgram } from '@/platform/environment'
import { storage, type Slot } from '@/platform/storage'
import { weappPathTo } from '@/routes/build'
import { isSignedIn } from '@/stores/session'
import { toast } from '@/ui/toast/service'

/** The subscription key of a product's reminder of an unfinished order. */
const reminderKey = (productCode: string): string => `${productCode}_TBY_WLTC`

/**
 * The user is known to be subscribed, so the gateway is not asked for an hour (specification
 * section 9).
 */
const flag: Slot<true> = {
  area: 'device',
  name: 'SUBSCRIBE',
  version: 1,
  maxAgeMs: HOUR_FLAG_MS,
  parse: (raw) => (raw === true ? raw : undefined),
}

/**
 * A failure counts as not subscribed, because one more question does no harm (specification section
 * 8).
 */
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
 * Registers a reminder: a WeChat message if the surrounding mini-program can ask for one, otherwise
 * through the gateway's data about the user. Failures are silent (specification section 7).
 */
export const remindLater = async (
  productCode: string,
  /** Whether the product's form was begun. It decides what the confirmation promises. */
  hasBegun: boolean,
  /**
   * Subscribe id for the mini-program, if the product has one. `webPath` is the page to return to.
   */
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

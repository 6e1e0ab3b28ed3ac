import { send } from '@/api/client'
import { getDraft } from '@/contract/draft'
import { productId } from '@/contract/fields'
import type { IncPopup } from '@/contract/popups'
import type { ProductPage } from '@/contract/product-page'
import { addSubscribe, checkSubscribe, existSubscribe } from '@/contract/reminder'
import { fill } from '@/copy/fill'
import { reminders } from '@/copy/purchase/reminders'
import { BrowserEnv, isAgentMode, type DetectedEnv } from '@/domain/address/browser-env'
import { isReminderOffered, reminderSubscribeId } from '@/domain/reminder/reminder'
import { situationOf } from '@/domain/situation/situation'
import { lastDayOnPage } from '@/domain/time/sale-window'
import { HOUR_FLAG_MS } from '@/domain/time/timings'
import { can, host, openMiniProgram } from '@/platform/environment'
import { storage, type Slot } from '@/platform/storage'
import { weappPathTo } from '@/routes/build'
import { pathTo } from '@/routes/path-to'
import { productKey } from '@/stores/catalogue'
import { usePurchase } from '@/stores/purchase'
import { isSignedIn } from '@/stores/session'
import { useVisit } from '@/stores/visit'
import { ask } from '@/ui/dialog/service'
import { toast } from '@/ui/toast/service'
import { reminderDialog } from './dialogs/reminder'

/** The subscription key of a product's reminder of an unfinished order. */
const reminderKey = (productCode: string): string => `${productCode}_TBY_WLTC`

/** The user is known to be subscribed, so the gateway is not asked for an hour. */
const flag: Slot<true> = {
  area: 'device',
  name: 'SUBSCRIBE',
  version: 1,
  maxAgeMs: HOUR_FLAG_MS,
  parse: (raw) => (raw === true ? raw : undefined),
}

/** A failure counts as not subscribed, because one more question does no harm. */
export const isSubscribed = async (productCode: string): Promise<boolean> => {
  if (!isSignedIn()) return false
  if (storage.read(flag, productCode)) return true
  const answer = await send(checkSubscribe, { subscribeKey: reminderKey(productCode) })
  const subscribed = answer.ok && answer.value.subscribe
  if (subscribed) storage.write(flag, productCode, true)
  return subscribed
}

const hasSubscription = async (subscribeId: string): Promise<boolean> => {
  if (!isSignedIn()) return false
  const answer = await send(existSubscribe, { subscribeId })
  return answer.ok && answer.value.exist
}

/**
 * Registers a reminder: a WeChat message if the surrounding mini-program can ask for one, otherwise
 * through the gateway's data about the user. Failures are silent.
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

/**
 * Whether the user began this product's form, in this visit or in an earlier one that the gateway
 * keeps.
 */
export const isBegun = async (page: ProductPage): Promise<boolean> => {
  if (usePurchase.getState().product === productKey(page)) return true
  if (!isSignedIn()) return false
  const kept = await send(getDraft, productId(page))
  return kept.ok && kept.value.draft !== null
}

const kinds: Record<DetectedEnv, 'browser' | 'officialAccount' | 'miniProgram'> = {
  [BrowserEnv.BROWSER]: 'browser',
  [BrowserEnv.WECHAT_OA]: 'officialAccount',
  [BrowserEnv.WECHAT_MNP]: 'miniProgram',
}

const wechatHosts: readonly string[] = ['official-account', 'web-view', 'mini-program']

const subscribeIdOf = (popup: IncPopup): string | null =>
  reminderSubscribeId({ page: kinds[useVisit.getState().env], ...popup })

/** Whether 你尚未完成投保 may be shown here. */
export const mayRemind = async (
  { productCode }: ProductPage,
  popup: IncPopup,
): Promise<boolean> => {
  const { context } = useVisit.getState()
  const inWeChat = wechatHosts.includes(host())
  const sure = { agentMode: isAgentMode(context), inWeChat, productCode, ...popup }
  const open = { subscribed: false, subscriptionExists: false }
  // Conditions that are known here come first, because they need no call.
  if (!isReminderOffered({ ...sure, ...open })) return false
  const subscribeId = subscribeIdOf(popup)
  const [subscribed, subscriptionExists] = await Promise.all([
    isSubscribed(productCode),
    subscribeId !== null && hasSubscription(subscribeId),
  ])
  return isReminderOffered({ ...sure, subscribed, subscriptionExists })
}

/** 稍后提醒我 registers a reminder; 继续投保 stays on the page. The second Back leaves. */
export const remindOfForm = async (page: ProductPage, popup: IncPopup): Promise<void> => {
  const END = lastDayOnPage(page)
  const usual =
    END === undefined ? reminders.unfinishedGoesOn : fill(reminders.unfinishedText, { END })
  const text = popup.mainText ?? usual
  const answer = await ask(reminderDialog, popup.auto ? { text, auto: popup.auto } : { text })
  if (answer.kind !== 'confirmed' || answer.value !== 'later') return
  const subscribeId = subscribeIdOf(popup)
  const native = subscribeId && { subscribeId, webPath: pathTo('insure', productId(page)) }
  await remindLater(page.productCode, true, native || undefined)
}

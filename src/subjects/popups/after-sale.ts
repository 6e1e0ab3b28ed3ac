import { send } from '@/api/client'
import { confirmAppointment, getAppointment } from '@/contract/booking'
import { productId } from '@/contract/fields'
import { codePath } from '@/contract/popups'
import { getPageInfo, type PageInfo } from '@/contract/product'
import type { ProductPage } from '@/contract/product-page'
import { getTemplateIds } from '@/contract/reminder'
import { getServiceEntry } from '@/contract/service'
import { failureText } from '@/copy/errors/failures'
import { host as hostCopy } from '@/copy/shell/host'
import { isAgentMode } from '@/domain/address/browser-env'
import { parseQuery } from '@/domain/address/query'
import { newId } from '@/domain/base/uuid'
import { subscribeStateOf, templatesToOffer, type SubscribeState } from '@/domain/reminder/reminder'
import { saleAt, salePeriod } from '@/domain/time/sale-window'
import { arrival } from '@/platform/address'
import { asksForMessages } from '@/platform/app'
import { now } from '@/platform/clock'
import { can, openMiniProgram } from '@/platform/environment'
import { go } from '@/platform/navigation'
import { askToSubscribe } from '@/platform/subscribe'
import { weappPathTo } from '@/routes/build'
import { pathTo } from '@/routes/path-to'
import { ensureSignedIn } from '@/stores/sign-in/ensure-signed-in'
import { useVisit } from '@/stores/visit'
import { reportAnswers } from '@/subjects/wechat'
import { ask } from '@/ui/dialog/service'
import { toast } from '@/ui/toast/service'
import { afterSaleDialog } from './dialogs/after-sale'
import { coverOf } from './retention'

/** Products whose popup was already shown in this visit. */
const told = new Set<string>()

/**
 * The booking state: booked before, or the result that the mini-program's subscribe page put into
 * the address.
 */
const stateOf = async (page: ProductPage): Promise<SubscribeState> => {
  const { subscribeStatus } = parseQuery(arrival().search)
  if (subscribeStatus) return subscribeStateOf({ urlStatus: subscribeStatus })
  const opening = await send(getAppointment, productId(page))
  return opening.ok && opening.value.booked ? 'booked' : 'initial'
}

const subscribeIdOf = ({ productCode }: ProductPage): string => `${productCode}_RESERVE`

/** Message templates that WeChat can ask for on this page. After a failure nothing is asked. */
const templatesOf = async (page: ProductPage): Promise<readonly string[]> => {
  if (!asksForMessages) return []
  const known = await send(getTemplateIds, { subscribeId: subscribeIdOf(page) })
  return known.ok ? templatesToOffer({ templates: known.value.templateIdList, isAgent: false }) : []
}

/**
 * Asks before any await, because WeChat refuses the question later. If WeChat cannot ask, an SMS is
 * still possible.
 */
const isRefused = async (page: ProductPage, templateIds: readonly string[]): Promise<boolean> => {
  if (templateIds.length === 0) return false
  const answers = await askToSubscribe(templateIds)
  return answers.ok && !reportAnswers(subscribeIdOf(page), answers.value)
}

const book = async (page: ProductPage, templateIds: readonly string[]): Promise<SubscribeState> => {
  if (await isRefused(page, templateIds)) return 'rejected'
  const here = pathTo('insure', productId(page))
  if (!(await ensureSignedIn())) {
    await go(pathTo('login', { redirectPath: here }))
    return 'initial'
  }
  const booked = await send(confirmAppointment, productId(page), newId())
  if (!booked.ok) {
    toast(failureText(booked.error, page))
    return 'initial'
  }
  // The mini-program around the web view may send messages only after its own question.
  if (can('miniProgramBridge'))
    await openMiniProgram({
      path: weappPathTo('subscribe', {
        subscribeId: subscribeIdOf(page),
        webPath: here,
      }),
    })
  return 'booked'
}

/** Handles 立即查看: it opens the product's mini-program, or the login of its city's services. */
const viewService = async (page: ProductPage): Promise<void> => {
  const { cityCode } = page
  const { channel } = useVisit.getState().context
  const entry = await send(getServiceEntry, productId(page))
  const other = entry.ok ? entry.value.miniProgram : undefined
  const opened = await openMiniProgram(
    other ?? { path: weappPathTo('cityService', { cityCode, ...(channel ? { channel } : {}) }) },
  )
  if (opened.ok) return
  // A browser cannot open a mini-program, so the list of policies opens.
  await go(pathTo('policyList', productId(page)))
  toast(hostCopy.notOpened)
}

/** Whether the sale has ended. A sale that has not begun is not over. */
const isOver = (info: PageInfo): boolean =>
  saleAt({ now: now(), ...salePeriod(info) }).state === 'ended'

/** Shows 投保时间已截止 with the remaining actions, once per visit. */
export const tellAfterSale = async (page: ProductPage, isShown: () => boolean): Promise<void> => {
  const { afterSale: type, codes } = page.extraData.popups ?? {}
  if (!type || told.has(page.productCode)) return
  const info = await send(getPageInfo, { ...productId(page), version: 3 })
  if (!info.ok || !isOver(info.value) || told.has(page.productCode) || !isShown()) return
  told.add(page.productCode)
  const mayAsk = !isAgentMode(useVisit.getState().context)
  const templateIds = mayAsk ? await templatesOf(page) : []
  const cover = await coverOf(page)
  const answer = await ask(afterSaleDialog, {
    // Without a policy no policy service is offered.
    type: type === 'policyService' && cover === 'NONE' ? 'reserveOnly' : type,
    cover,
    state: await stateOf(page),
    ...(codes?.follow ? { code: codePath(page, 'follow') } : {}),
    ...(mayAsk ? { onBook: () => book(page, templateIds) } : {}),
  })
  if (answer.kind === 'confirmed') await viewService(page)
}

import { send } from '@/api/client'
import type { Answer, Failure } from '@/contract/envelope'
import { productId, type ProductId } from '@/contract/fields'
import type { CodeKind } from '@/contract/popups'
import { getPageInfo } from '@/contract/product'
import type { ProductPage } from '@/contract/product-page'
import { type Adviser, getHousekeeperEntry } from '@/contract/service'
import { appIdOf } from '@/domain/address/app-id'
import { BrowserEnv, type DetectedEnv } from '@/domain/address/browser-env'
import { housekeeperEntry } from '@/domain/service/housekeeper'
import { appId } from '@/platform/app'
import { productKey } from '@/stores/catalogue'
import { currentLogin } from '@/stores/session'
import { useVisit } from '@/stores/visit'
import { productPage } from '@/subjects/product'
import { useLoad, type Loading } from '@/ui/load/use-load'

const platforms: Record<DetectedEnv, 'H5' | 'WECHAT_OA' | 'MNP_H5'> = {
  [BrowserEnv.BROWSER]: 'H5',
  [BrowserEnv.WECHAT_OA]: 'WECHAT_OA',
  [BrowserEnv.WECHAT_MNP]: 'MNP_H5',
}

export interface Keeper {
  page: ProductPage
  /** Codes of adviser and group; undefined if the product has no adviser. */
  codes: readonly CodeKind[] | undefined
  /** Undefined if the product names no adviser. */
  adviser: Adviser | undefined
}

const load = async (product: ProductId): Promise<Answer<Keeper>> => {
  // The address may name no product. Then nothing more is requested.
  const page = await productPage(product)
  if (!page.ok) return page
  const info = await send(getPageInfo, { ...productId(product), version: 3 })
  if (!info.ok) return info
  const { env, context } = useVisit.getState()
  const login = currentLogin()
  const { cityCode, windowPeroid, ...entry } = housekeeperEntry({
    ...productId(product),
    companyCode: page.value.companyCode,
    isSellTime: info.value.isSellTime,
  })
  const answer = await send(getHousekeeperEntry, {
    ...(login ? { userId: login.userId, openid: login.openId } : {}),
    ...(context.wtagid ? { wtagid: context.wtagid } : {}),
    ...(context.channel ? { channel: context.channel } : {}),
    platform: platforms[env],
    pageId: 'housekeeper-group',
    appid: appIdOf({ env, storedAppId: appId(), officialAccountAppId: appId() }),
    eventType: 'user_enter',
    entries: [entry],
    extensions: { cityCode, windowPeroid },
  })
  if (!answer.ok) return answer
  const [first] = answer.value.entries
  return { ok: true, value: { page: page.value, codes: first?.codes, adviser: first?.adviser } }
}

/** Loads the adviser of a product and the codes. */
export const useHousekeeper = (product: ProductId): Loading<Keeper, Failure> =>
  useLoad(productKey(product), () => load(product))

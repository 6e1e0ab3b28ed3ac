import { useEffect } from 'react'
import { send } from '@/api/client'
import type { Answer, Failure } from '@/contract/envelope'
import { productId, type ProductId } from '@/contract/fields'
import type { CodeKind } from '@/contract/popups'
import { getPageInfo } from '@/contract/product'
import type { ProductPage } from '@/contract/product-page'
import { type Adviser, getHousekeeperEntry } from '@/contract/service'
import { appIdOf } from '@/domain/address/app-id'
import { BrowserEnv, type DetectedEnv } from '@/domain/address/browser-env'
import { BUTTON_PRODUCT } from '@/domain/base/defaults'
import { housekeeperEntry } from '@/domain/service/housekeeper'
import { appId } from '@/platform/app'
import { replace } from '@/platform/navigation'
import { pathTo } from '@/routes/path-to'
import { productKey } from '@/stores/catalogue'
import { productPage } from '@/stores/product-page'
import { currentLogin } from '@/stores/session'
import { useVisit } from '@/stores/visit'
import { StepList } from '@/ui/blocks/step-list/step-list'
import { Skeleton } from '@/ui/display/skeleton'
import { Card } from '@/ui/layout/card'
import { Facts } from '@/ui/layout/facts'
import { LinkRows } from '@/ui/layout/link-rows'
import { type Loading, useLoad } from '@/ui/load/use-load'
import { PhoneLink } from '@/ui/primitives/phone-link'
import { PageShell } from '@/ui/shell/page-shell'
import { AdviserCard, AdviserCodes } from './adviser'
import { Articles } from './articles'
import { claimSteps, housekeeper as words, service as copy } from './copy'

const platforms: Record<DetectedEnv, 'H5' | 'WECHAT_OA' | 'MNP_H5'> = {
  [BrowserEnv.BROWSER]: 'H5',
  [BrowserEnv.WECHAT_OA]: 'WECHAT_OA',
  [BrowserEnv.WECHAT_MNP]: 'MNP_H5',
}

interface Keeper {
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
const useHousekeeper = (product: ProductId): Loading<Keeper, Failure> =>
  useLoad(productKey(product), () => load(product))

/** The adviser's page of a product: services, insurers and phone. */
export const Housekeeper = ({
  cityCode = '',
  productCode = BUTTON_PRODUCT,
}: {
  cityCode?: string | undefined
  productCode?: string | undefined
}) => {
  const { state } = useHousekeeper({ cityCode, productCode })
  const keeper = state.status === 'ready' ? state.value : undefined
  const isNobody = state.status === 'failed' || (keeper !== undefined && !keeper.codes)
  useEffect(() => {
    if (isNobody) void replace(pathTo('deadEnd', { kind: 'housekeeper' }))
  }, [isNobody])
  if (!keeper?.codes)
    return (
      <PageShell title={words.title}>
        <Card>
          <Skeleton lines={4} />
        </Card>
      </PageShell>
    )
  const { page, codes } = keeper
  const services = page.sections.flatMap((one) => (one.kind === 'services' ? one.items : []))
  const insurers = page.sections
    .flatMap((one) => (one.kind === 'insurers' ? one.items : []))
    .filter(({ phone }) => phone !== '')
  return (
    <PageShell title={words.title} back={pathTo('insure')}>
      <AdviserCard
        adviser={keeper.adviser}
        productName={page.shortName}
        phone={page.servicePhone}
      />
      <AdviserCodes page={page} codes={codes} />
      {services.length > 0 ? <StepList label={copy.title} steps={services} /> : null}
      <Articles page={page} />
      {insurers.length > 0 ? (
        <Card title={copy.insurers}>
          <Facts
            facts={insurers.map(({ name, phone }) => ({
              name,
              value: <PhoneLink kind="text" size="s" phone={phone} />,
            }))}
            label={copy.insurers}
          />
        </Card>
      ) : null}
      <Card>
        <LinkRows
          rows={[
            {
              key: 'care',
              to: pathTo('serviceTabs', { tab: 'care' }),
              icon: 'hospital',
              words: copy.care,
            },
            {
              key: 'claim',
              to: pathTo('serviceTabs', { tab: 'claim' }),
              icon: 'document',
              words: claimSteps.claim,
            },
          ]}
        />
      </Card>
    </PageShell>
  )
}

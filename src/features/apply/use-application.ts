import { fetchNationalities } from '@/api/catalogue'
import { send, type Answer, type Failure } from '@/api/client'
import { productId, type ProductId } from '@/contract/fields'
import { getUserStatus } from '@/contract/login'
import { getPageInfo, type PageInfo } from '@/contract/page-info'
import type { HistoricalInsurant } from '@/contract/person'
import type { ProductPage } from '@/contract/product-page'
import { getFamilyStatus, listHistoricalInsurants } from '@/contract/proposal'
import { nationalityKey } from '@/domain/address/environment-terms'
import type { FamilyStatus } from '@/domain/insurant/insurant-limit'
import { dayOf } from '@/domain/time/day'
import { productPage } from '@/flows/product-page'
import { restorePurchase } from '@/flows/purchase/draft'
import { now } from '@/platform/clock'
import { productKey } from '@/stores/catalogue'
import { fillPurchase, usePurchase } from '@/stores/purchase'
import { useVisit } from '@/stores/visit'
import { useLoad, type Loading } from '@/ui/load/use-load'
import { prefilled } from './prefill'

/** Everything the form needs to know before it can be filled in. */
export interface Application {
  page: ProductPage
  info: PageInfo
  family: FamilyStatus
  history: readonly HistoricalInsurant[]
  nationalities: readonly { value: string; text: string }[]
  /** Something was there from last time. */
  restored: boolean
}

const failed = (error: Failure): { ok: false; error: Failure } => ({ ok: false, error })

const load = async (product: ProductId): Promise<Answer<Application>> => {
  const { env, context } = useVisit.getState()
  const [page, info, family, restored, user, history, nationalities] = await Promise.all([
    productPage(product),
    send(getPageInfo, { ...productId(product), version: 3 }),
    send(getFamilyStatus, { ...productId(product), version: 3 }),
    restorePurchase(product),
    send(getUserStatus, { attr: { productCode: product.productCode } }),
    send(listHistoricalInsurants, productId(product)),
    fetchNationalities(nationalityKey({ ...product, env, cfgUA: context.cfgUA })),
  ])
  if (!page.ok) return failed(page.error)
  if (!info.ok) return failed(info.error)
  if (!family.ok) return failed(family.error)
  if (!restored.ok) return failed(restored.error)
  if (user.ok) {
    const offered = page.value.form.credentialTypes
    const { applicant } = usePurchase.getState()
    fillPurchase({ applicant: prefilled(applicant, user.value, { offered, today: dayOf(now()) }) })
  }
  if (usePurchase.getState().comboCode === '' && info.value.protectScheme.selectable)
    fillPurchase({ comboCode: info.value.protectScheme.defaultComboCode })
  return {
    ok: true,
    value: {
      page: page.value,
      info: info.value,
      family: family.value,
      history: history.ok ? history.value.list : [],
      nationalities: nationalities.map(({ id, text }) => ({ value: id, text })),
      restored: restored.value,
    },
  }
}

export const useApplication = (product: ProductId): Loading<Application, Failure> =>
  useLoad(productKey(product), () => load(product))

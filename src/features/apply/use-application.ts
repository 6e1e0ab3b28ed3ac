import { fetchNationalities } from '@/api/catalogue'
import { send, type Answer, type Failure } from '@/api/client'
import { productId, type ProductId } from '@/contract/fields'
import { getUserStatus, type UserStatus } from '@/contract/login'
import { getPageInfo, type PageInfo } from '@/contract/page-info'
import type { HistoricalInsurant } from '@/contract/person'
import type { ProductPage } from '@/contract/product-page'
import { getFamilyStatus, listHistoricalInsurants } from '@/contract/proposal'
import { nationalityKey } from '@/domain/address/environment-terms'
import { fillEncrypted } from '@/domain/applicant-form/edit'
import { itemOf, isEncrypted, textOf, type FormItem } from '@/domain/applicant-form/item'
import type { FamilyStatus } from '@/domain/insurant/insurant-limit'
import { productPage } from '@/flows/product-page'
import { restorePurchase } from '@/flows/purchase/draft'
import { fillPurchase, usePurchase } from '@/stores/purchase'
import { useVisit } from '@/stores/visit'
import { useLoad, type Loading } from '@/ui/load/use-load'

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

const isEmpty = (items: readonly FormItem[], type: string): boolean =>
  !isEncrypted(itemOf(items, type)) && textOf(items, type) === ''

/** What is known of the person who is signed in need not be typed again (WCAG 2.2, 3.3.7). */
const prefill = (user: UserStatus): void => {
  let { applicant } = usePurchase.getState()
  const known = [
    ['name', user.name, user.locked],
    ['identity', user.credentialNo, user.locked],
    ['mobile', user.phoneNumber, false],
  ] as const
  for (const [type, value, lock] of known)
    if (value && isEmpty(applicant, type))
      applicant = fillEncrypted({ items: applicant, type, ...value, lock })
  fillPurchase({ applicant })
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
  if (user.ok) prefill(user.value)
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
  useLoad(`${product.cityCode}_${product.productCode}`, () => load(product))

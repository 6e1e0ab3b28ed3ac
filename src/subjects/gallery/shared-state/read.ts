import { send } from '@/api/client'
import type { ProductId } from '@/contract/fields'
import { getUserStatus, type UserStatus } from '@/contract/login'
import type { ProductPage } from '@/contract/product-page'
import { nationalityKey } from '@/domain/address/browser-env'
import { countdownOf } from '@/domain/time/countdown'
import { addDays, startOfDayMs } from '@/domain/time/day'
import { lastDayOnPage, posterAt } from '@/domain/time/sale-window'
import { now } from '@/platform/clock'
import { resolvePath } from '@/routes/resolve'
import { productKey } from '@/stores/catalogue'
import { lastPage } from '@/stores/last-page'
import { usePurchase } from '@/stores/purchase'
import { currentLogin } from '@/stores/session'
import { useVisit } from '@/stores/visit'
import { cityConfig, nationalities } from '@/subjects/city'
import { productPage } from '@/subjects/product'
import { defaultState, type SharedState } from './defaults'

const ofPage = ({ productName, companyCode, colorSet, form, ...sale }: ProductPage) => {
  const last = lastDayOnPage(sale)
  const { dd, hh, mm, ss } = countdownOf({
    ms: last === undefined ? 0 : startOfDayMs(addDays(last, 1)) - now(),
  })
  const left = { dd, hh, mm, ss }
  return {
    productName,
    companyCode,
    colorSet,
    insurantListPopupGapTipText: form.insurantListPopupGapTipText ?? '',
    countdown: left,
    renewalCountdown: left,
  }
}

const ofUser = (userStatus: UserStatus): Partial<SharedState> => {
  const { name, credentialNo, phoneNumber, locked } = userStatus
  return {
    userStatus,
    exchangeRealname: locked,
    exchangeUserInfo: { name, credentialNo, phoneNumber },
  }
}

/** The known data of a product, its city and its form. */
async function ofProduct(product: ProductId): Promise<Partial<SharedState>> {
  const { env, context } = useVisit.getState()
  const [page, config, countries] = await Promise.all([
    productPage(product),
    cityConfig(product.cityCode),
    nationalities(nationalityKey({ ...product, env, cfgUA: context.cfgUA })),
  ])
  const { product: begun, applicant, insurants } = usePurchase.getState()
  const activeBuy = begun === productKey(product)
  const item = config.ok
    ? config.value.productSet.find(({ productCode }) => productCode === product.productCode)
    : undefined
  return {
    ...product,
    ...(page.ok && ofPage(page.value)),
    ...(activeBuy && { activeBuy, applicant, insurantList: insurants }),
    notOpened: posterAt({ now: now(), item: item ?? {} }).state === 'notOpened',
    nationalityList: countries,
  }
}

/** The present shared state. Unknown fields have their initial value. */
export async function readSharedState(): Promise<SharedState> {
  const { context, env } = useVisit.getState()
  const { cityCode, productCode } = context
  const login = currentLogin()
  const [product, user] = await Promise.all([
    cityCode && productCode ? ofProduct({ cityCode, productCode }) : {},
    login && productCode ? send(getUserStatus, { attr: { productCode } }) : undefined,
  ])
  const [before = ''] = (lastPage() ?? '').split('?')
  return {
    ...defaultState,
    ...product,
    ...(user?.ok && ofUser(user.value)),
    userId: login?.userId ?? '',
    fromPay: resolvePath(before).key === 'payment',
    browserEnv: env,
  }
}

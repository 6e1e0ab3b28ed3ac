import { nationalities, cityConfig } from '@/api/city-config'
import { send } from '@/api/client'
import type { ProductId } from '@/contract/fields'
import { getUserStatus, type UserStatus } from '@/contract/login'
import type { Price } from '@/contract/price'
import type { ProductPage } from '@/contract/product-page'
import { nationalityKey, type DetectedEnv } from '@/domain/address/browser-env'
import type { FormItem } from '@/domain/apply/item'
import { THEME_COLOUR } from '@/domain/look/text-size'
import { countdownOf, type CountdownParts } from '@/domain/time/countdown'
import { addDays, startOfDayMs } from '@/domain/time/day'
import { lastDayOnPage, posterAt } from '@/domain/time/sale-window'
import { now } from '@/platform/clock'
import { resolvePath } from '@/routes/resolve'
import { productKey } from '@/stores/catalogue'
import { lastPage } from '@/stores/last-page'
import { productPage } from '@/stores/product-page'
import { usePurchase, type InsurantForm } from '@/stores/purchase'
import { currentLogin } from '@/stores/session'
import { useVisit } from '@/stores/visit'

/**
 * The shared state by its names (EN001). No single store holds it; each part is kept
 * where it is used and collected here for testers.
 */
interface SharedState {
  userId: string
  /** The user began a purchase of this product. */
  activeBuy: boolean
  /** A poster is due and has no picture. */
  notOpened: boolean
  /** The page before was the cashier. */
  fromPay: boolean
  applicant: readonly FormItem[]
  insurantList: readonly InsurantForm[]
  productName: string
  productCode: string
  cityCode: string
  companyCode: string
  colorSet: ProductPage['colorSet']
  userStatus: UserStatus | undefined
  /** Time to the end of the sale. */
  countdown: CountdownParts
  /** Time left for renewing an ending policy. */
  renewalCountdown: CountdownParts
  /** The price of the people in the form. Only the page that requests it keeps it. */
  priceDetail: Price | undefined
  insurantListPopupGapTipText: string
  /** The form shows the account's verified name and number, which cannot be changed. */
  exchangeRealname: boolean
  /** The account's data for the form: masks and encrypted values. */
  exchangeUserInfo: Partial<Pick<UserStatus, 'name' | 'credentialNo' | 'phoneNumber'>>
  nationalityList: readonly { id: string; text: string }[]
  browserEnv: DetectedEnv
}

const over: CountdownParts = { dd: '00', hh: '00', mm: '00', ss: '00' }

export const defaultState: SharedState = {
  userId: '',
  activeBuy: false,
  notOpened: false,
  fromPay: false,
  applicant: [],
  insurantList: [],
  productName: '',
  productCode: '',
  cityCode: '',
  companyCode: '',
  colorSet: {
    baseColor: THEME_COLOUR,
    resultBaseColor: '#ffa419',
    resultFontColor: '#ffffff',
  },
  userStatus: undefined,
  countdown: over,
  renewalCountdown: over,
  priceDetail: undefined,
  insurantListPopupGapTipText: '',
  exchangeRealname: false,
  exchangeUserInfo: {},
  nationalityList: [],
  browserEnv: 0,
}

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

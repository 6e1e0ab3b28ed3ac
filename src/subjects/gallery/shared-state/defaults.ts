import type { UserStatus } from '@/contract/login'
import type { Price } from '@/contract/price'
import type { ProductPage } from '@/contract/product-page'
import type { DetectedEnv } from '@/domain/address/browser-env'
import type { FormItem } from '@/domain/apply/item'
import { THEME_COLOUR } from '@/domain/look/letters'
import type { CountdownParts } from '@/domain/time/countdown'
import type { InsurantForm } from '@/stores/purchase'

/**
 * The shared state of the specification (section 3) by its names. No single store holds it; each
 * part is kept where it is used and collected here for testers.
 */
export interface SharedState {
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

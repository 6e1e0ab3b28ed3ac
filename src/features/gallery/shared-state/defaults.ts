import type { UserStatus } from '@/contract/login'
import type { ProductPage } from '@/contract/product-page'
import type { Price } from '@/contract/proposal'
import type { DetectedEnv } from '@/domain/address/browser-env'
import type { FormItem } from '@/domain/applicant-form/item'
import { THEME_COLOUR } from '@/domain/look/looks'
import type { CountdownParts } from '@/domain/time/countdown'
import type { InsurantForm } from '@/stores/purchase'

/**
 * The shared state of the specification (section 3) by its names. No one store holds it: each part
 * lives where it is used, and is put together here for testers.
 */
export interface SharedState {
  userId: string
  /** A purchase of this product was begun. */
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
  /** To the end of the sale. */
  countdown: CountdownParts
  /** Until what runs out can still be renewed. */
  renewalCountdown: CountdownParts
  /** Of the people in the form: the page that asks keeps it, and nobody else. */
  priceDetail: Price | undefined
  insurantListPopupGapTipText: string
  /** The account's verified name and number stand in the form, and cannot be changed. */
  exchangeRealname: boolean
  /** What the form is given of the account: masks and encrypted words. */
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

import type { ProductPopups } from '@/contract/popups'
import type { PageInfo } from '@/contract/product'
import type { ProductPage } from '@/contract/product-page'
import { BrowserEnv, type DetectedEnv } from '@/domain/address/browser-env'
import { useVisit } from '@/stores/visit'
import type { RetentionProps } from '@/subjects/popups/dialogs/retention'
import { retentionTitleText } from '@/subjects/popups/dialogs/retention/title'
import { setPopups } from '@/subjects/popups/on-page'
import { answerWith } from '../../support/ui/answers'
import { visit } from '../../support/ui/hosts'
import { signIn, signOut } from '../../support/ui/signed-in'

/** Who is asked at Back, and what: to finish a form, or not to forget the product. */

let mockPopup: (() => void) | undefined
jest.mock('@/platform/navigation', () => ({
  holdBack: (_marker: string, popup: () => void) => {
    mockPopup = popup
  },
  go: () => Promise.resolve(),
}))
const mockAsk = jest.fn()
jest.mock('@/ui/dialog/service', () => ({
  ...jest.requireActual<object>('@/ui/dialog/service'),
  ask: (...given: unknown[]): unknown => mockAsk(...given),
}))
const mockToast = jest.fn()
jest.mock('@/ui/toast/service', () => ({ toast: (text: string) => mockToast(text) as unknown }))

/** A page is asked once a visit, so each test has a product of its own. */
let count = 0
const pageWith = (popups: (productCode: string) => ProductPopups): ProductPage => {
  const productCode = `PH${(count += 1)}Z`
  return {
    ...{ cityCode: '441700', productCode, productName: '渔民保', saleEndOn: '2027-01-31' },
    extraData: { popups: popups(productCode) },
  } as ProductPage
}
const reminding = (more: object = {}) =>
  pageWith((code) => ({
    incPopup: { disableList: [], wxPublicSubscribeId: `${code}_REMIND`, ...more },
  }))

const NOW = new Date().toISOString()
const draft = { traceId: '4c2f8f44-3f0e-4f0e-9d3b-1c2d3e4f5a6b', applicant: {}, insurants: [] }
const kept = { getDraft: () => ({ data: { draft } }) } as Parameters<typeof answerWith>[0]
const quiet = {
  ...kept,
  checkSubscribe: () => ({ data: { subscribe: false } }),
  existSubscribe: () => ({ data: { exist: false } }),
} as const

const come = (at: 'browser' | 'official-account', entrySource?: string) => {
  visit(at)
  const env: DetectedEnv =
    at === 'browser' || entrySource ? BrowserEnv.BROWSER : BrowserEnv.WECHAT_OA
  useVisit.setState({ env, context: entrySource ? { entrySource } : {} })
}
const isHeld = async (page: ProductPage): Promise<boolean> => {
  await setPopups(page, 'insure', () => true)
  return mockPopup !== undefined
}
/** What the dialog at Back is asked with. */
const shown = async (page: ProductPage): Promise<unknown> => {
  expect(await isHeld(page)).toBe(true)
  mockPopup?.()
  // The popup goes on by itself.
  await new Promise((resolve) => setTimeout(resolve))
  return mockAsk.mock.calls.at(-1)?.[1]
}

beforeEach(() => {
  mockPopup = undefined
  localStorage.clear()
  jest.clearAllMocks()
  mockAsk.mockResolvedValue({ kind: 'dismissed' })
  signIn()
})
afterEach(signOut)

describe('你尚未完成投保', () => {
  test.each([
    ['official-account', false],
    ['browser', true],
  ] as const)('ST023 agents in %s are asked: %p', async (at, isAsked) => {
    come(at, 'AGENT_MODE')
    answerWith(quiet)
    expect(await isHeld(reminding())).toBe(isAsked)
  })

  test('ST024 nobody is asked about a product on the list', async () => {
    come('browser')
    answerWith(quiet)
    const page = pageWith((code) => ({ incPopup: { disableList: [code] } }))
    expect(await isHeld(page)).toBe(false)
  })

  test('ST025 nobody is asked who will be reminded, and the gateway is not asked again for an hour', async () => {
    come('browser')
    const asked = answerWith({ ...quiet, checkSubscribe: () => ({ data: { subscribe: true } }) })
    const page = reminding()
    expect(await isHeld(page)).toBe(false)
    expect(await isHeld(page)).toBe(false)
    expect(asked.filter(({ name }) => name === 'checkSubscribe')).toHaveLength(1)
  })

  test.each([true, false])('EN030 ST026 WeChat will send a message: %p', async (exist) => {
    come('official-account')
    const asked = answerWith({ ...quiet, existSubscribe: () => ({ data: { exist } }) })
    const page = reminding()
    expect(await isHeld(page)).toBe(!exist)
    expect(asked.find(({ name }) => name === 'existSubscribe')?.data).toEqual({
      subscribeId: `${page.productCode}_REMIND`,
    })
  })

  test('EN030 ST027 it says what the operator wrote, and may answer by itself', async () => {
    come('browser')
    answerWith(quiet)
    const mainText = '您的投保信息已保存，完成支付后保障才会生效。'
    const auto = { answer: 'goOn', seconds: 2 }
    expect(await shown(reminding({ mainText, auto }))).toEqual({ text: mainText, auto })
    expect(await shown(reminding())).toEqual({ text: expect.stringContaining('2027') as string })
    const goesOn = { ...reminding(), saleGoesOn: true }
    expect(await shown(goesOn)).toEqual({
      text: '惠民保障计划全年可投保，投保并付款后保障才会生效。',
    })
  })

  test('ER064 it ends quietly when subscribing fails', async () => {
    come('browser')
    const asked = answerWith({
      ...kept,
      checkSubscribe: () => 'unreachable',
      addSubscribe: () => 'unreachable',
    })
    mockAsk.mockResolvedValue({ kind: 'confirmed', value: 'later' })
    await shown(reminding())
    await new Promise((resolve) => setTimeout(resolve))
    expect(asked.map(({ name }) => name)).toContain('addSubscribe')
    expect(mockToast).not.toHaveBeenCalled()
    expect(Object.keys(localStorage).filter((key) => key.endsWith('SUBSCRIBE'))).toEqual([])
  })
})

const info = (isSellTime: boolean): PageInfo => ({
  ...{ productCode: 'PH6Z', currentTime: NOW, isSellTime, saleStartAt: NOW, saleEndAt: NOW },
  ...{ effectiveOn: '2027-01-01', expireOn: '2027-12-31', tariff: [], fromPremiumFen: 100 },
  ...{ maxInsurantNum: 6, insurantMaxNum: {}, relations: [], minAge: 0, maxAge: 85 },
  protectScheme: { selectable: false, schemeList: [], defaultComboCode: '' },
  payment: { selectable: false, doNotAutoSelect: false, types: [] },
  ...{ texts: [], pageVersion: '' },
})

test.each([
  [true, '投保成功'],
  [false, '参保已结束'],
])('ST037 ST038 EN033 while the sale is on: %p, who is insured reads %s', async (isOn, title) => {
  come('browser')
  answerWith({
    getPageInfo: () => ({ data: info(isOn) }),
    getAppointment: () => ({
      data: {
        ...{ isOpen: false, covered: false, booked: false, reach: 'SMS' },
        policies: [{ status: 'WAITING' }],
      },
    }),
  })
  const asked = await shown(pageWith(() => ({ compound: { mode: 'SERVICE' } })))
  expect(retentionTitleText(asked as RetentionProps)).toBe(title)
})

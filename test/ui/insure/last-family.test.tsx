import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { HistoricalInsurant } from '@/contract/person'
import type { PageInfo } from '@/contract/product'
import ApplyPage from '@/pages/purchase/apply'
import { dropFamilyChoice } from '@/stores/family-choice'
import { resetPurchase, usePurchase } from '@/stores/purchase'
import { LastFamily } from '@/subjects/insure/last-family'
import { loadCatalogue } from '../../../server/catalogue/load'
import { answerWith } from '../../support/ui/answers'
import { signIn, signOut } from '../../support/ui/signed-in'
import { page as taroPage, visits } from '../../support/ui/taro'

/** The people of the last order on a product's page: one tap opens the form with them. */

const person = userEvent.setup()
const shanghai = { cityCode: '310000', productCode: 'PP57' }
const found = loadCatalogue().page('310000', 'PP57')
if (!found) throw new Error('PP57 is gone')
const page = found

const insured = (
  relationType: HistoricalInsurant['relationType'],
  given: Partial<HistoricalInsurant> = {},
): HistoricalInsurant => ({
  ...{ insurantId: `i-${relationType}`, maskName: `${relationType}**`, relationType },
  ...{ maskCredentialNo: `110************${relationType.length}`, encryptName: 'token' },
  ...{ encryptCredentialNo: 'token', credentialType: '01', gender: 1, birthday: '1990-01-01' },
  ...{ curInsureStatus: 'NONE', expireTime: null, expireAt: null, ...given },
})
const read = {
  ...{ configKey: '', _configKey: '', configJsonValue: '', notFound: false, message: '' },
  ...loadCatalogue().config('insure_product_page', '310000_PP57'),
}
const family = {
  ...{ insurantDisables: [], leftInsurantNum: 9, maxInsurantNum: 9, orderInsurantMaxNum: 9 },
  insurantMaxNum: { SELF: 1, SPOUSE: 1, FATHER_PARENTS: 1, DAUGHTER_CHILDREN: 1 },
}
const info: PageInfo = {
  ...{ productCode: 'PP57', currentTime: new Date().toISOString(), isSellTime: true },
  ...{ saleStartAt: '2026-01-01T00:00:00Z', saleEndAt: '2999-01-01T00:00:00Z' },
  ...{ effectiveOn: '2027-01-01', expireOn: '2027-12-31', fromPremiumFen: 12_900 },
  tariff: [
    {
      ...{ comboCode: 'BASE', title: '' },
      bands: [{ minAge: 0, maxAge: 70, label: '', premiumFen: 12_900 }],
    },
  ],
  ...{ maxInsurantNum: 9, insurantMaxNum: family.insurantMaxNum, relations: [] },
  ...{ minAge: 0, maxAge: 70, texts: [], pageVersion: '' },
  protectScheme: { selectable: false, schemeList: [], defaultComboCode: 'BASE' },
  payment: { selectable: false, doNotAutoSelect: false, types: [] },
}
const before = (list: HistoricalInsurant[]) => ({
  listHistoricalInsurants: () => ({
    data: { list, together: list.map(({ insurantId }) => insurantId) },
  }),
  getFamilyStatus: () => ({ data: family }),
})
const four = [
  insured('SELF'),
  insured('SPOUSE'),
  insured('FATHER_PARENTS', { birthday: '1940-01-01' }),
  insured('DAUGHTER_CHILDREN', { curInsureStatus: 'INSURED', expireTime: '2999-12-31' }),
]
const inForm = () => usePurchase.getState().insurants.map(({ relationType }) => relationType)

beforeEach(() => {
  visits.length = 0
  window.history.replaceState({ idx: 0 }, '', '/insure')
  signIn()
})
afterEach(() => {
  dropFamilyChoice()
  resetPurchase()
  signOut()
})

const openForm = async () => {
  taroPage.params = shanghai
  const form = render(<ApplyPage />)
  await screen.findByRole('group', { name: '添加被保人' })
  return form
}

test('one tap opens the form with whom the product still takes, and nobody is chosen before', async () => {
  answerWith({
    ...before(four),
    readConfig: () => ({ data: read }),
    getPageInfo: () => ({ data: info }),
    getDraft: () => ({ data: { draft: null } }),
  })
  const { unmount } = render(<LastFamily page={page} info={info} />)
  await screen.findByText('SELF** 本人、SPOUSE** 配偶')
  screen.getByText('上次的另外2人暂不能添加，原因见“选择常用被保人”')
  expect(inForm()).toEqual([])
  await person.click(screen.getByRole('button', { name: '再为这2人投保' }))
  expect(decodeURIComponent(visits.at(-1)?.url ?? '')).toMatch(/^\/insure-apply\?.*310000/)
  unmount()
  const form = await openForm()
  expect(inForm()).toEqual(['SELF', 'SPOUSE'])
  form.unmount()
  resetPurchase()
  // The tap was used. A form that is opened later begins empty.
  await openForm()
  expect(inForm()).toEqual([])
})

test.each([
  ['who insured only themselves', 1, [insured('SELF')]],
  [
    'whose people are all insured',
    2,
    four.map((one) => ({ ...one, curInsureStatus: 'INSURED' as const, expireTime: '2999-12-31' })),
  ],
])('nothing is shown to one %s', async (_who, calls, list) => {
  const asked = answerWith(before(list))
  const { container } = render(<LastFamily page={page} info={info} />)
  await waitFor(() => expect(asked).toHaveLength(calls))
  await act(async () => new Promise(requestAnimationFrame))
  expect(container.textContent).toBe('')
})

test('a visitor is asked nothing', async () => {
  signOut()
  const asked = answerWith(before(four))
  const { container } = render(<LastFamily page={page} info={info} />)
  await Promise.resolve()
  expect(asked).toEqual([])
  expect(container.textContent).toBe('')
})

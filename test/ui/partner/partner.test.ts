import { useVisit } from '@/stores/visit'
import { submitPurchase } from '@/subjects/apply/flow/submit'
import { continuePay } from '@/subjects/unpaid/remind-to-pay'
import { answerWith } from '../../support/ui/answers'
import { signIn, signOut } from '../../support/ui/signed-in'
import { visits } from '../../support/ui/taro'

const product = { cityCode: '310000', productCode: 'PP57' }
const outerId = 'union 2026/7'

const popup = (proposalId: string) => ({
  ...{ proposalId, viewType: 'A' as const, productName: '沪惠保', insurantName: '王**' },
  ...{
    totalPriceText: '129.00',
    pricePerPerson: '0.35',
    payConfirmUrl: '',
    introTitle: '',
    introList: [],
  },
  ...{ footerDesc: '', initCountdownTime: '20261121090000', payExpireTime: '20261121230000' },
})
const waiting = (proposalId: string | null) => ({
  ...{ proposalId, ...product, wording: {} },
  popup: proposalId === null ? null : popup(proposalId),
})

/** Answers the proposals that the popup showed. The popup is closed at once. */
const shownBy = async (of?: Partial<typeof product>, by?: 'city'): Promise<string[]> => {
  const shown: string[] = []
  const show: Parameters<typeof continuePay>[0] = (order) => {
    shown.push(order.popup.proposalId)
    return Promise.resolve({ kind: 'dismissed' })
  }
  await continuePay(show, of, by)
  return shown
}

beforeEach(() => {
  signIn()
  useVisit.setState({ context: { outerId } })
})
afterEach(() => {
  signOut()
  useVisit.setState({ context: {} })
})

describe("API056 who comes by a partner's number", () => {
  test('goes on with what was begun under it; on other pages with whatever waits', async () => {
    const asked = answerWith({
      getProposalByOuterId: () => ({ data: { ...waiting('A1'), status: 'UNPAID' } }),
      getUnpaidProposal: () => ({ data: waiting('A2') }),
    })
    expect(await shownBy(product)).toEqual(['A1'])
    expect(asked).toMatchObject([{ name: 'getProposalByOuterId', data: { outerId } }])
    expect(await shownBy()).toEqual(['A2'])
  })

  test("RT100 at another city's own address its orders alone are spoken of", async () => {
    const asked = answerWith({
      getProposalByOuterId: () => ({ data: { ...waiting('B1'), status: 'UNPAID' } }),
      getUnpaidProposal: () => ({ data: waiting(null) }),
    })
    expect(await shownBy({ cityCode: '320100' }, 'city')).toEqual([])
    expect(asked.at(-1)).toMatchObject({ name: 'getUnpaidProposal', data: { cityCode: '320100' } })
    expect(await shownBy({ cityCode: '310000' }, 'city')).toEqual(['B1'])
  })

  test('goes on with anything of the product where nothing was begun under it', async () => {
    answerWith({
      getProposalByOuterId: () => ({ data: { ...waiting(null), status: null } }),
      getUnpaidProposal: () => ({ data: waiting('A3') }),
    })
    expect(await shownBy(product)).toEqual(['A3'])
  })

  test('begins under it, unless it is too long to be one', async () => {
    const asked = answerWith({ createProposal: () => ({ code: 30001 }) })
    const submit = () =>
      submitPurchase(
        { ...product, extraData: {} },
        { shown: { totalFen: 12_900 } as never, replaces: [], key: 'K1' },
      )
    await submit()
    useVisit.setState({ context: { outerId: 'x'.repeat(101) } })
    await submit()
    const sent = asked.filter(({ name }) => name === 'createProposal').map(({ data }) => data)
    expect(sent).toMatchObject([{ outerId }, { productCode: 'PP57' }])
    expect(sent[1]).not.toHaveProperty('outerId')
  })
})

test('RT104 who is reminded at a city’s own address goes on there', async () => {
  answerWith({ getUnpaidProposal: () => ({ data: waiting('A9') }) })
  await continuePay(() => Promise.resolve({ kind: 'confirmed', value: undefined }), product, 'city')
  expect(visits.at(-1)?.url).toMatch(/^\/shanghai\/pay-confirm\?/)
})

import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { connectLinks } from '@/routes/build'
import { useVisit } from '@/stores/visit'
import { Recommended } from '@/subjects/pay/after-purchase'
import { answerWith } from '../../support/ui/answers'
import { signIn, signOut } from '../../support/ui/signed-in'
import { visits } from '../../support/ui/taro'

const other = {
  ...{ cityCode: '310000', productCode: 'SHJB', productName: '沪家保', slogan: '家的保障' },
  fromFen: 3900,
}

beforeEach(() => {
  visits.length = 0
  connectLinks(() => useVisit.getState().context)
  signIn()
})
afterEach(signOut)

describe('API036 what is recommended under a purchase', () => {
  test('is asked for with the policy and its city, and leads to the product', async () => {
    const asked = answerWith({ getRecommendInfo: () => ({ data: { productList: [other] } }) })
    render(<Recommended policyId="Y1" cityCode="310000" />)
    const link = await screen.findByRole('link', { name: /沪家保/ })
    expect(link.textContent).toContain('¥39.00 起')
    expect(link.textContent).toContain('家的保障')
    await userEvent.click(link)
    expect(visits.at(-1)?.url).toBe('/insure?cityCode=310000&productCode=SHJB')
    const wanted = { scene: 'RESULT', policyId: 'Y1', cityCode: '310000' }
    expect(asked).toMatchObject([{ name: 'getRecommendInfo', data: wanted }])
  })

  test.each(['none', 'refused'] as const)('%s: nothing is shown', async (how) => {
    let answered = false
    answerWith({
      getRecommendInfo: () => {
        answered = true
        return how === 'none' ? { data: { productList: [] } } : { code: 99999 }
      },
    })
    const { container } = render(<Recommended policyId="Y1" cityCode="310000" />)
    await waitFor(() => expect(answered).toBe(true))
    expect(container.textContent).toBe('')
  })
})

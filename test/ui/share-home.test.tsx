import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ShareHome } from '@/features/share-gift'
import { connectLinks } from '@/routes/build'
import { forgetProductPages } from '@/stores/catalogue'
import { useVisit } from '@/stores/visit'
import { loadCatalogue } from '../../server/catalogue/load'
import { answerWith } from '../support/answers'
import { signIn, signOut } from '../support/signed-in'

const product = { cityCode: '310000', productCode: 'PP57' }
const stored = loadCatalogue().page(product.cityCode, product.productCode)

const answers = (join: () => object) =>
  answerWith({
    readConfig: () => ({
      data: {
        ...{ configKey: '', _configKey: '', notFound: false, message: '' },
        configJsonValue: JSON.stringify(stored),
      },
    }),
    joinActivity: join as never,
  })

/** What was asked is answered: nothing that answers here waits for a clock. */
const answered = () => new Promise<void>((resolve) => setTimeout(resolve))

const shared: string[] = []
const share = async () => {
  shared.length = 0
  await userEvent.click(await screen.findByRole('button', { name: '分享' }))
  await waitFor(() => expect(shared).toHaveLength(1))
  return new URL(shared[0] ?? '').searchParams
}

beforeEach(() => {
  forgetProductPages()
  connectLinks(() => useVisit.getState().context)
  // Came by somebody else's link.
  useVisit.setState({ context: { shareWtagid: 'Sother' } })
  Object.assign(navigator, { share: ({ url }: { url: string }) => void shared.push(url) })
})
afterEach(() => {
  signOut()
  useVisit.setState({ context: {} })
  Reflect.deleteProperty(navigator, 'share')
})

describe('API059 the page that shares a product', () => {
  test('joins who is signed in, whose mark goes with the link', async () => {
    signIn()
    const joined = { shareWtagid: 'S1', joinedAt: '2026-11-21T01:05:00.000Z' }
    const asked = answers(() => ({ data: joined }))
    render(<ShareHome {...product} />)
    await waitFor(() => expect(asked.map(({ name }) => name)).toContain('joinActivity'))
    expect(asked.find(({ name }) => name === 'joinActivity')?.data).toEqual(product)
    await act(answered)
    expect((await share()).get('shareWtagid')).toBe('S1')
  })

  test('ST095 counts on from the link that somebody came by', async () => {
    useVisit.setState({ context: { times: '2' } })
    answers(() => ({ code: 99_999 }))
    render(<ShareHome {...product} />)
    expect((await share()).get('times')).toBe('3')
    expect((await share()).get('times')).toBe('4')
  })

  test('lets anybody else share without one, and asks nothing', async () => {
    const asked = answers(() => ({ code: 99_999 }))
    render(<ShareHome {...product} />)
    expect((await share()).get('productCode')).toBe('PP57')
    expect(asked.map(({ name }) => name)).not.toContain('joinActivity')
  })
})

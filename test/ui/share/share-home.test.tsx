import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { connectLinks } from '@/routes/build'
import { forgetProductPages } from '@/stores/catalogue'
import { useVisit } from '@/stores/visit'
import { MyRewards, ShareHome } from '@/subjects/share'
import { loadCatalogue } from '../../../server/catalogue/load'
import { answerWith } from '../../support/ui/answers'
import { signIn, signOut } from '../../support/ui/signed-in'

const product = { cityCode: '310000', productCode: 'PP57' }
const { cityCode, productCode } = product
const stored = loadCatalogue().config('insure_product_page', `${cityCode}_${productCode}`)

const answers = (join: () => object) =>
  answerWith({
    readConfig: () => ({
      data: {
        ...{ configKey: '', _configKey: '', notFound: false, message: '' },
        configJsonValue: '',
        ...stored,
      },
    }),
    joinActivity: join as never,
  })

/** Waits one task, which is enough for all answers, because none of them uses a timer. */
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
  // The visitor has opened another person's link.
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

describe('the rewards of somebody who has not proven who they are', () => {
  const rewards = {
    ...{ balanceFen: 0, pendingFen: 1880, owedFen: 0 },
    ...{ withdrawableFen: 0, leastFen: 100, withdrawals: [] },
  }
  const open = (verdict: { result: number; authCode: string; authMsg: string }) => {
    signIn()
    let isProven = false
    return answerWith({
      getRewards: () => ({ data: { ...rewards, isProven } }),
      fissionDetail: () => ({ data: { list: [], nextCursor: null } }),
      authH5Realname: () => {
        isProven = verdict.result === 1
        return { data: verdict }
      },
    })
  }
  const fill = async (name: string, number: string) => {
    await userEvent.type(await screen.findByLabelText('姓名'), name)
    await userEvent.type(screen.getByLabelText('证件号码'), number)
    await userEvent.click(screen.getByRole('button', { name: '认证' }))
  }

  test('say that nothing is paid before, and ask for it', async () => {
    const asked = open({ result: 1, authCode: '', authMsg: '' })
    render(<MyRewards />)
    await screen.findByText(/完成实名认证后，奖励才会到账和提现/)
    expect(screen.queryByRole('button', { name: '提现' })).toBeNull()
    await fill('王建国', '110101199003070011')
    await waitFor(() => expect(screen.queryByLabelText('证件号码')).toBeNull())
    expect(asked.find(({ name }) => name === 'authH5Realname')?.data).toEqual({
      name: { encryptType: 1, value: '王建国' },
      credentialNo: { encryptType: 1, value: '110101199003070011' },
      credentialType: 1,
    })
  })

  test('say why they are not proven', async () => {
    const asked = open({ result: 0, authCode: 'ID_HAD_USE', authMsg: '' })
    render(<MyRewards />)
    await fill('王建国', '110101199003070012')
    await screen.findByText('请输入正确的身份证号')
    expect(asked.map(({ name }) => name)).not.toContain('authH5Realname')
    await userEvent.clear(screen.getByLabelText('证件号码'))
    await userEvent.clear(screen.getByLabelText('姓名'))
    await fill('王建国', '110101199003070011')
    await screen.findByText('该身份信息已被其他手机号使用')
  })
})

import { errorCodes } from '@/contract/errors'
import { startWithdrawal } from '@/subjects/share/withdraw'
import { answerWith } from '../../support/ui/answers'
import { signIn, signOut } from '../../support/ui/signed-in'

const mockAsk = jest.fn()
const mockToast = jest.fn()
jest.mock('@/ui/dialog/service', () => ({
  ask: (...given: unknown[]): unknown => mockAsk(...given),
}))
jest.mock('@/ui/toast/service', () => ({ toast: (text: string): unknown => mockToast(text) }))

const rewards = {
  ...{ balanceFen: 30_000, pendingFen: 0, owedFen: 0 },
  ...{ withdrawableFen: 20_000, leastFen: 100, isProven: true, withdrawals: [] },
}
const reread = jest.fn(async () => undefined)
const start = () => startWithdrawal({}, reread)
const answer = (answers: Parameters<typeof answerWith>[0] = {}) =>
  answerWith({ getRewards: () => ({ data: rewards }), ...answers })
const agree = (value: number) => mockAsk.mockResolvedValueOnce({ kind: 'confirmed', value })

beforeEach(() => {
  jest.clearAllMocks()
  signIn()
})
afterEach(signOut)

test('DL013 asks for what may be withdrawn at once, and nothing happens without a yes', async () => {
  const asked = answer()
  mockAsk.mockResolvedValueOnce({ kind: 'cancelled' })
  await start()
  expect(mockAsk.mock.calls[0]?.[1]).toEqual({ balanceFen: 20_000, minFen: 100 })
  expect(asked.map(({ name }) => name)).toEqual(['getRewards'])
  expect(reread).not.toHaveBeenCalled()
})

test('says why, and asks for nothing, when what may be withdrawn is not known', async () => {
  answer({ getRewards: () => 'unreachable' })
  await start()
  expect(mockToast).toHaveBeenCalledTimes(1)
  expect(mockAsk).not.toHaveBeenCalled()
})

test('an amount that nobody heard the end of goes out again under its key, the next one under its own', async () => {
  const done = { data: { withdrawalId: 'W1', amountFen: 500 } }
  let said: 'unreachable' | typeof done = 'unreachable'
  const asked = answer({ withdraw: () => said })
  agree(500)
  await start()
  expect(mockToast).toHaveBeenCalledTimes(1)
  said = done
  for (let time = 0; time < 2; time += 1) {
    agree(500)
    await start()
  }
  const keys = asked
    .filter(({ name }) => name === 'withdraw')
    .map(({ headers }) => headers['x-idempotency-key'])
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).not.toBe(keys[0])
  // The state is read again each time. Only a real success shows the text of success.
  expect(reread).toHaveBeenCalledTimes(3)
  expect(mockAsk.mock.calls.filter(([, props]) => 'amountFen' in props)).toHaveLength(2)
})

test.each([
  ['AMOUNT', '提现金额不在可提现范围内'],
  ['BALANCE', '可提现金额已变化，请重新提现'],
  ['DAY', '今日提现次数已达上限，请明日再试'],
])('a limit (%s) is told in words', async (rule, text) => {
  const extra = { code: rule, field: 'amountFen' }
  answer({ withdraw: () => ({ code: errorCodes.BAD_REQUEST, extra }) })
  agree(500)
  await start()
  expect(mockToast).toHaveBeenCalledWith(text)
  expect(mockAsk).toHaveBeenCalledTimes(1)
})

test('who is not known to WeChat here is told where to go', async () => {
  answer({ withdraw: () => ({ code: errorCodes.PAYER_UNKNOWN }) })
  agree(500)
  await start()
  expect(mockToast).toHaveBeenCalledWith('未获得您的微信授权，请在公众号中重新打开本页')
})

test('where nothing can be withdrawn, no way to pay is spoken of', async () => {
  answer({ withdraw: () => ({ code: errorCodes.PAY_TYPE_UNAVAILABLE }) })
  agree(500)
  await start()
  expect(mockToast).toHaveBeenCalledWith('暂时不能提现，请稍后再试')
})

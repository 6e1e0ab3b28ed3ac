import { errorCodes } from '@/contract/errors'
import { leave } from '@/subjects/account/flow/leave'
import { answerWith } from '../../support/ui/answers'
import { signIn, signOut } from '../../support/ui/signed-in'

const mockConfirm = jest.fn()
const mockAlert = jest.fn()
const mockGo = jest.fn()
jest.mock('@/ui/dialog/message', () => ({
  confirm: (...given: unknown[]): unknown => mockConfirm(...given),
  alert: (...given: unknown[]): unknown => mockAlert(...given),
}))
jest.mock('@/platform/navigation', () => ({
  go: (path: string): unknown => mockGo(path),
  reLaunch: (path: string): unknown => mockGo(path),
}))
jest.mock('@/ui/toast/service', () => ({ toast: () => undefined }))

const rewards = (balanceFen: number, pendingFen: number) => ({
  ...{ balanceFen, pendingFen, owedFen: 0, withdrawableFen: balanceFen },
  ...{ leastFen: 100, isProven: true, withdrawals: [] },
})
const say = (...kinds: string[]) => {
  for (const kind of kinds) mockConfirm.mockResolvedValueOnce({ kind })
}

beforeEach(() => {
  jest.clearAllMocks()
  signIn()
})
afterEach(signOut)

test('who closes an account is told what rewards are lost, and it is what they agreed to', async () => {
  const asked = answerWith({
    getRewards: () => ({ data: rewards(1880, 120) }),
    deleteAccount: () => ({ data: { deleted: true } }),
  })
  say('confirmed', 'confirmed')
  await leave('account')
  expect(mockConfirm.mock.calls[1]?.[0]).toMatchObject({
    text: expect.stringContaining('您还有¥20奖励没有提现') as string,
  })
  expect(asked.find(({ name }) => name === 'deleteAccount')?.data).toEqual({
    confirm: 'DELETE',
    forfeitFen: 2000,
  })
})

test('who would rather withdraw first is led there, and keeps the account', async () => {
  const asked = answerWith({ getRewards: () => ({ data: rewards(1880, 0) }) })
  say('confirmed', 'cancelled')
  await leave('account')
  expect(asked.map(({ name }) => name)).toEqual(['getRewards'])
  expect(mockGo).toHaveBeenCalledWith(expect.stringContaining('myRewards'))
})

test('nothing is closed while nobody can say what is lost', async () => {
  const asked = answerWith({ getRewards: () => ({ code: errorCodes.UNKNOWN }) })
  say('confirmed')
  await leave('account')
  expect(asked.map(({ name }) => name)).toEqual(['getRewards'])
  expect(mockAlert).toHaveBeenCalledTimes(1)
})

test('without rewards nothing more is asked', async () => {
  const asked = answerWith({
    getRewards: () => ({ data: rewards(0, 0) }),
    deleteAccount: () => ({ data: { deleted: true } }),
  })
  say('confirmed')
  await leave('account')
  expect(mockConfirm).toHaveBeenCalledTimes(1)
  expect(asked.map(({ name }) => name)).toEqual(['getRewards', 'deleteAccount'])
})

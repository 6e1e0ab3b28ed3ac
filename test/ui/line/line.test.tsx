import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { connectApi, send } from '@/api/client'
import { errorCodes } from '@/contract/errors'
import { getPrice } from '@/contract/proposal'
import { LineBody } from '@/subjects/line/dialogs/line/body'
import { answerWith } from '../../support/ui/answers'

/** What somebody sees and does while the gateway is full. */

const place = (position: number, ticket = 'T1') => ({ position, retryAfter: 2, ticket })
const full = (at: ReturnType<typeof place>) => ({
  code: errorCodes.UNAVAILABLE,
  extra: { code: 'LINE', name: 'UNAVAILABLE', place: at },
})
const wanted = { cityCode: '310000', productCode: 'PP57', version: 3 as const, insurants: [] }

test('a call that has to wait is asked again with its ticket and key, until it is answered', async () => {
  const told = [full(place(3)), full(place(1, 'T1')), 'unreachable', { code: 1, message: 'x' }]
  const asked = answerWith({ getPrice: () => told.shift() as never })
  const places: (number | undefined)[] = []
  connectApi({
    waitInLine: async (first, again) => {
      places.push(first.position)
      for (let next = await again(); next; next = await again()) places.push(next.position)
    },
  })
  const answer = await send(getPrice, wanted)
  expect(places).toEqual([3, 1, 1])
  expect(answer).toMatchObject({ ok: false, error: { code: 1 } })
  expect(asked.map(({ headers }) => headers['x-line-ticket'])).toEqual([
    undefined,
    'T1',
    'T1',
    'T1',
  ])
})

test('a call in the background does not open the line', async () => {
  answerWith({ getPrice: () => full(place(3)) as never })
  const waitInLine = jest.fn(() => Promise.resolve())
  connectApi({ waitInLine })
  expect(await send(getPrice, wanted, undefined, { background: true })).toMatchObject({ ok: false })
  expect(waitInLine).not.toHaveBeenCalled()
})

describe('the line', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

  test('says how many are before, asks again by itself, and ends when it is their turn', async () => {
    const told = [place(1), undefined]
    const again = jest.fn(async () => told.shift())
    const confirm = jest.fn()
    render(<LineBody place={place(129)} again={again} confirm={confirm} cancel={jest.fn()} />)
    expect(screen.getByRole('status').textContent).toBe('您前面还有 128 位')
    await pass(2100)
    expect(screen.getByRole('status').textContent).toBe('即将轮到您')
    expect(confirm).not.toHaveBeenCalled()
    await pass(2100)
    expect(again).toHaveBeenCalledTimes(2)
    expect(confirm).toHaveBeenCalledTimes(1)
  })

  test('can be left', async () => {
    const cancel = jest.fn()
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
    const again = () => Promise.resolve(undefined)
    render(<LineBody place={place(9)} again={again} confirm={jest.fn()} cancel={cancel} />)
    await user.click(screen.getByRole('button', { name: '暂不等待' }))
    expect(cancel).toHaveBeenCalledTimes(1)
  })
})

import { act, cleanup, render, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import type { PageInfo } from '@/contract/product'
import { DocumentsBody } from '@/subjects/document/dialogs/documents/body'
import { LineBody } from '@/subjects/line/dialogs/line/body'
import { OrderConfirmBody } from '@/subjects/pay/dialogs/order-confirm/body'
import { SaleCountdown } from '@/subjects/product/sale-countdown/sale-countdown'
import { WithdrawalSuccessBody } from '@/subjects/share/dialogs/withdrawal-success/body'
import { payLaterDemo } from '@/subjects/unpaid/dialogs/demos'
import { PayLaterBody } from '@/subjects/unpaid/dialogs/pay-later/body'
import { PayBefore } from '@/subjects/unpaid/pay-before'
import { setElderMode } from '@/ui/shell/elder-mode'

/** Nothing ticks in 长辈版: what ends says when, and the end comes as everywhere. */

jest.useFakeTimers({ now: Date.parse('2026-11-26T10:00:00+08:00') })

const inAnHour = '2026-11-26T11:00:00+08:00'
const controls = { confirm: jest.fn(), cancel: jest.fn() }
const info = {
  ...{ saleStartAt: '2026-09-01T00:00:00+08:00', saleEndAt: '2026-12-01T00:00:00+08:00' },
  ...{ saleGoesOn: false, laterCover: undefined },
} as unknown as PageInfo
const popup = Object.values(payLaterDemo.variants)[0] as {
  popup: Parameters<typeof PayLaterBody>[0]['popup']
}

const clocks: [string, ReactElement, RegExp | undefined][] = [
  [
    'an order',
    <PayBefore expireAt={inAnHour} onEnd={jest.fn()} />,
    /^请在2026-11-26 11:00前完成支付$/,
  ],
  ['a sale', <SaleCountdown info={info} />, /^2026-1[12]-\d\d \d\d:\d\d 投保截止$/],
  [
    'the order before the cashier',
    <OrderConfirmBody expireAt={inAnHour} details={[]} totalFen={100} {...controls} />,
    /^请在2026-11-26 11:00前完成支付$/,
  ],
  [
    'an order to be paid later',
    <PayLaterBody {...popup} insurant="被保人" {...controls} />,
    /^请在.*前完成支付$/,
  ],
  [
    'the waiting line',
    <LineBody
      place={{ position: 9, retryAfter: 30 }}
      again={() => Promise.resolve(undefined)}
      {...controls}
    />,
    /^排队位置会自动更新$/,
  ],
  [
    'documents to be read',
    <DocumentsBody
      documents={[{ title: '投保须知', read: () => Promise.resolve(['一']) }]}
      seconds={30}
      {...controls}
    />,
    undefined,
  ],
  ['a withdrawal', <WithdrawalSuccessBody amountFen={100} {...controls} />, undefined],
]

afterEach(() => {
  cleanup()
  act(() => setElderMode(false))
})

const afterSeconds = async () => {
  const before = document.body.textContent
  await act(async () => jest.advanceTimersByTimeAsync(3000))
  return { before, after: document.body.textContent }
}

describe.each(clocks)('%s', (_of, part, says) => {
  test('stands still in 长辈版 and says when', async () => {
    act(() => setElderMode(true))
    render(part)
    await act(async () => jest.advanceTimersByTimeAsync(500))
    if (says) screen.getByText(says)
    expect(screen.queryByRole('timer')).toBeNull()
    const { before, after } = await afterSeconds()
    expect(after).toBe(before)
  })

  test('ticks otherwise', async () => {
    render(part)
    await act(async () => jest.advanceTimersByTimeAsync(500))
    const { before, after } = await afterSeconds()
    expect(after).not.toBe(before)
  })
})

test('the end comes in 长辈版 as well', async () => {
  act(() => setElderMode(true))
  const onEnd = jest.fn()
  render(<PayBefore expireAt={new Date(Date.now() + 5000).toISOString()} onEnd={onEnd} />)
  await act(async () => jest.advanceTimersByTimeAsync(4000))
  expect(onEnd).not.toHaveBeenCalledWith(true)
  await act(async () => jest.advanceTimersByTimeAsync(2000))
  expect(onEnd).toHaveBeenCalledWith(true)
})

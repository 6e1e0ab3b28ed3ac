import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HousePickerBody } from '@/subjects/apply/dialogs/house-picker/body'
import { retentionDemo } from '@/subjects/popups/dialogs/demos'
import { ReminderBody } from '@/subjects/popups/dialogs/reminder/body'
import type { RetentionProps } from '@/subjects/popups/dialogs/retention'
import { RetentionBody } from '@/subjects/popups/dialogs/retention/body'
import type { ArticleSheetProps } from '@/subjects/service/dialogs/article-sheet'
import { ArticleSheetBody } from '@/subjects/service/dialogs/article-sheet/body'
import { articleSheetDemo } from '@/subjects/service/dialogs/demos'
import { payLaterDemo } from '@/subjects/unpaid/dialogs/demos'
import type { PayLaterProps } from '@/subjects/unpaid/dialogs/pay-later'
import { PayLaterBody } from '@/subjects/unpaid/dialogs/pay-later/body'

/** Dialogs with inputs that no page of ours gives. They still work and show nothing false. */
const answers = () => ({ confirm: jest.fn(), cancel: jest.fn(), dismiss: jest.fn() })
const home = (value: string, more = {}) => ({ value, textList: [{ text: value }], ...more })

describe('homes to choose', () => {
  test('VA075 none may be chosen: neither can it be confirmed', () => {
    render(<HousePickerBody items={[home('延安西路1号')]} max={0} {...answers()} />)
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '确定' }).disabled).toBe(true)
  })

  test('ST087 one that is chosen and closed at once is one of both', async () => {
    const given = answers()
    const both = home('延安西路1号', { checked: true, disabled: true })
    render(<HousePickerBody items={[both, home('衡山路9号')]} max={2} {...given} />)
    const [first, second] = screen.getAllByRole<HTMLInputElement>('checkbox')
    expect([first?.checked, first?.disabled]).not.toEqual([true, true])
    await userEvent.click(second as HTMLElement)
    await userEvent.click(screen.getByRole('button', { name: '确定' }))
    const [chosen] = given.confirm.mock.calls[0] as [{ value: string }[]]
    expect(chosen.map(({ value }) => value)).toContain('衡山路9号')
  })
})

describe('the compound dialog that asks to subscribe', () => {
  const { 订阅: demo } = retentionDemo.variants as Record<string, RetentionProps>
  const shown = (given: Partial<RetentionProps>) => {
    const controls = answers()
    if (!demo) throw new Error('no such state')
    render(<RetentionBody {...demo} {...given} {...controls} />)
    return controls
  }
  const subscribe = () => screen.getByRole<HTMLButtonElement>('button', { name: '订阅消息通知' })

  test('ST009 is done when the message is subscribed to, and is not pressed twice meanwhile', async () => {
    let done = (): void => undefined
    const onSubscribe = jest.fn(() => new Promise<void>((resolve) => (done = resolve)))
    const { confirm } = shown({ onSubscribe, isSubscribed: () => Promise.resolve(true) })
    await userEvent.click(subscribe())
    await userEvent.click(subscribe())
    expect(onSubscribe).toHaveBeenCalledTimes(1)
    await act(async () => done())
    expect(confirm).toHaveBeenCalledTimes(1)
  })

  test('ST009 stays for another try where it was not', async () => {
    const { confirm } = shown({
      onSubscribe: () => Promise.resolve(),
      isSubscribed: () => Promise.resolve(false),
    })
    await userEvent.click(subscribe())
    expect(confirm).not.toHaveBeenCalled()
    expect(subscribe().disabled).toBe(false)
  })
})

test('DL019 a sheet shows its picture, its note, its paragraphs and its button in this order', async () => {
  const given = answers()
  const sheet = articleSheetDemo.variants['默认'] as ArticleSheetProps
  const { container } = render(<ArticleSheetBody {...sheet} {...given} />)
  const parts = [
    container.querySelector('img'),
    screen.getByText(sheet.importantNote ?? ''),
    ...sheet.paragraphs.flatMap(({ title, content }) => [
      screen.getByRole('heading', { name: title }),
      screen.getByText(content),
    ]),
    screen.getByRole('button', { name: sheet.footerText }),
  ]
  const inOrder = [...container.querySelectorAll('*')].filter((each) =>
    parts.includes(each as HTMLElement),
  )
  expect(inOrder).toEqual(parts)
  await userEvent.click(screen.getByRole('button', { name: sheet.footerText }))
  expect(given.confirm).toHaveBeenCalledTimes(1)
})

describe('an order that waits for its payment', () => {
  const { popup, insurant } = payLaterDemo.variants['视图A'] as PayLaterProps
  const clock = () => screen.queryByText(/剩余|距/)

  test.each([
    ['ST045 begins after it ended', '20240102000000', '20240101000000'],
    ['ST046 begins as it ends, on one day', '20240101100000', '20240101100000'],
    ['VA096 begins at no time', 'soon', '20241231235959'],
    ['VA096 ends at no time', '20241231235959', '2024-12-31'],
  ])('%s: nothing counts, nothing ends', (_, initCountdownTime, payExpireTime) => {
    jest.useFakeTimers()
    render(
      <PayLaterBody
        popup={{ ...popup, initCountdownTime, payExpireTime }}
        insurant={insurant}
        {...answers()}
      />,
    )
    const before = document.body.textContent
    act(() => void jest.advanceTimersByTime(3_600_000))
    expect(document.body.textContent).toBe(before)
    expect(clock()).toBeNull()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '立即支付' }).disabled).toBe(false)
    jest.useRealTimers()
  })
})

test.each([0, -5])('KC036 %s seconds are one', (seconds) => {
  jest.useFakeTimers()
  const given = answers()
  render(<ReminderBody text="请完成投保" auto={{ answer: 'goOn', seconds }} {...given} />)
  screen.getByRole('button', { name: /（1s）$/ })
  expect(given.confirm).not.toHaveBeenCalled()
  act(() => void jest.advanceTimersByTime(1000))
  expect(given.confirm).toHaveBeenCalledWith('goOn')
  jest.useRealTimers()
})

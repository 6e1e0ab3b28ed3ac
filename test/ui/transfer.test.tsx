import { act, render, screen } from '@testing-library/react'
import { Transfer } from '@/features/transfer'
import { answerWith } from '../support/answers'
import { page, visits } from '../support/taro'

beforeEach(() => {
  jest.useFakeTimers()
  visits.length = 0
  page.params = { source: 'SUISHENBAN_XCX' }
})
afterEach(() => jest.useRealTimers())

test('KC032 the loading of a transfer is over after two seconds, and a way on is there', async () => {
  answerWith({ getCityConfig: () => new Promise(() => undefined) })
  const { container } = render(<Transfer />)
  const waits = () => container.querySelector('.hm-skeleton') !== null
  await act(() => jest.advanceTimersByTimeAsync(1999))
  expect(waits()).toBe(true)
  await act(() => jest.advanceTimersByTimeAsync(1))
  expect(waits()).toBe(false)
  await act(async () => screen.getByRole('button', { name: '立即投保' }).click())
  expect(visits.at(-1)?.url).toMatch(/^\/insure/)
})

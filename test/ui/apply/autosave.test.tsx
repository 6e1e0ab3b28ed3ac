import { act, renderHook } from '@testing-library/react'
import { fillPurchase } from '@/stores/purchase'
import { useAutosave } from '@/subjects/apply/use-autosave'
import { page } from '../../support/ui/taro'

jest.useFakeTimers()

const save = jest.fn()
const change = () => act(() => fillPurchase({ keepPeople: true }))
const pause = () => act(() => jest.advanceTimersByTime(1000))
beforeEach(() => {
  save.mockClear()
  renderHook(() => useAutosave(() => true, save))
})

test('a form is saved when the typing pauses', () => {
  change()
  change()
  expect(save).not.toHaveBeenCalled()
  pause()
  expect(save).toHaveBeenCalledTimes(1)
})

test('at once where the page goes away, and not for what pages above it change', () => {
  change()
  act(() => page.hide())
  expect(save).toHaveBeenCalledTimes(1)
  change()
  pause()
  expect(save).toHaveBeenCalledTimes(1)
})

test('again once the page is back', () => {
  act(() => page.hide())
  act(() => page.show())
  change()
  pause()
  expect(save).toHaveBeenCalledTimes(1)
})

import { createLoopWatch } from '../../../../server/growth/loop-watch'

test('the event loop is busy when it worked for most of the last moments', () => {
  let [active, idle] = [0, 0]
  const isBusy = createLoopWatch(() => ({ active, idle }))
  const after = (worked: number, rested: number): boolean => {
    active += worked
    idle += rested
    return isBusy()
  }
  expect(after(150, 40)).toBe(false)
  expect(after(0, 10)).toBe(true)
  expect(after(0, 190)).toBe(true)
  expect(after(10, 0)).toBe(false)
  expect(after(140, 60)).toBe(false)
})

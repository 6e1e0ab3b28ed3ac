import { createLoopWatch } from '../../../server/http/loop-watch'

/** Whether the event loop counts as busy, with a meter that a test turns. */

function watched() {
  const total = { active: 0, idle: 0 }
  const isBusy = createLoopWatch({
    now: () => total.active + total.idle,
    eventLoopUtilization: (until = { ...total, utilization: 0 }, from) => {
      const [active, idle] = [until.active - (from?.active ?? 0), until.idle - (from?.idle ?? 0)]
      return { active, idle, utilization: active / (active + idle) }
    },
  })
  return (active: number, idle: number): boolean => {
    total.active += active
    total.idle += idle
    return isBusy()
  }
}

test('the loop is busy when it worked for most of the last moments', () => {
  const after = watched()
  expect(after(150, 40)).toBe(false)
  expect(after(0, 10)).toBe(true)
  expect(after(0, 190)).toBe(true)
  expect(after(10, 0)).toBe(false)
  expect(after(140, 60)).toBe(false)
})

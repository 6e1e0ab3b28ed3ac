import { createTimers } from '../../../sandbox/world/timers'

describe('timers', () => {
  it('end when they are due', async () => {
    expect(await createTimers().wait(1)).toBe(true)
  })

  it('are called off together', async () => {
    const timers = createTimers()
    const waits = [timers.wait(3_600_000), timers.wait(7_200_000)]
    timers.cancel()
    expect(await Promise.all(waits)).toEqual([false, false])
  })
})

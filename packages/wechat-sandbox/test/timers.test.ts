import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { createTimers } from '../world/timers'

describe('timers', () => {
  test('end when they are due', async () => {
    assert.equal(await createTimers().wait(1), true)
  })

  test('are called off together', async () => {
    const timers = createTimers()
    const waits = [timers.wait(3_600_000), timers.wait(7_200_000)]
    timers.cancel()
    assert.deepEqual(await Promise.all(waits), [false, false])
  })
})

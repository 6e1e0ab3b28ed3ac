import fc from 'fast-check'
import { payLaterAt } from '@/domain/time/countdown'
import { DAY_MS } from '@/domain/time/day'

const view = (initCountdownTime: string, payExpireTime: string, elapsedSeconds = 0) => {
  const shown = payLaterAt({ initCountdownTime, payExpireTime, elapsedMs: elapsedSeconds * 1000 })
  return shown.state === 'running' ? shown.countdown.text : shown.state
}

describe('ST042 counts to the earlier of expiry and 23:59:59', () => {
  test('expiry today', () => {
    expect(view('20240101100000', '20240101100030')).toBe('00:00:30')
    expect(view('20240101100000', '20240101100030', 29)).toBe('00:00:01')
  })
  test('expiry tomorrow', () => {
    expect(view('20240101100000', '20240102090000')).toBe('13:59:59')
    expect(view('20240101100000', '20240101235959')).toBe('13:59:59')
  })
  test('without an elapsed time it is the beginning', () => {
    const times = { initCountdownTime: '20240101100000', payExpireTime: '20240101100030' }
    expect(payLaterAt(times)).toMatchObject({
      state: 'running',
      payEnabled: true,
      endAt: Date.parse('2024-01-01T10:00:30+08:00'),
      countdown: { seconds: 30 },
    })
    expect(payLaterAt({ ...times, elapsedMs: -5000 })).toEqual(payLaterAt(times))
  })
})

test('ST043 at zero it rolls to the next day', () => {
  const at = (seconds: number) => view('20240101235957', '20240102090000', seconds)
  expect([0, 1, 2, 3, 4].map(at)).toEqual([
    '00:00:02',
    '00:00:01',
    '00:00:00',
    '09:00:00',
    '08:59:59',
  ])
  expect(view('20240228235959', '20240301000001', 1)).toBe('23:59:59')
  expect(view('20240228235959', '20240301000001', 1 + 86400)).toBe('00:00:01')
})

describe('ST044 otherwise it finishes, and pay is disabled', () => {
  test('on the day of its expiry', () => {
    expect(view('20240101100000', '20240101100030', 30)).toBe('finished')
    expect(
      payLaterAt({
        initCountdownTime: '20240101100000',
        payExpireTime: '20240101100030',
        elapsedMs: 31_000,
      }),
    ).toEqual({ state: 'finished', payEnabled: false })
  })
  test('expiry at the last second of a day and at midnight', () => {
    expect(view('20240101100000', '20240101235959', 13 * 3600 + 3599)).toBe('finished')
    expect(view('20240101235958', '20240102000000', 1)).toBe('00:00:00')
    expect(view('20240101235958', '20240102000000', 2)).toBe('finished')
  })
})

describe('does nothing, and pay stays enabled', () => {
  test.each([
    ['ST045 start later than expiry', '20240102000000', '20240101000000'],
    ['ST046 start at the expiry', '20240101100000', '20240101100000'],
    ['ST046 start after the expiry on the same day', '20240101100001', '20240101100000'],
    ['VA096 malformed start', '2024-01-01', '20240101100000'],
    ['VA096 malformed expiry', '20240101100000', '20240199100000'],
    ['VA096 nothing', '', ''],
  ])('%s', (_name, initCountdownTime, payExpireTime) => {
    for (const elapsedMs of [0, 1e9])
      expect(payLaterAt({ initCountdownTime, payExpireTime, elapsedMs })).toEqual({
        state: 'idle',
        payEnabled: true,
      })
  })
})

/** Follows the countdown (ST042 to ST046), one second at a time. */
function stepwise(start: number, expiry: number, seconds: number) {
  const day = 86_400
  for (let now = start; ; now += 1) {
    if (now === expiry) return 'finished'
    if (now === start + seconds) {
      const midnight = Math.floor(now / day) * day + day
      return Math.min(expiry, midnight - 1) - now
    }
  }
}

test('agrees with a model that walks second by second, and never runs backwards', () => {
  const compact = (seconds: number) => {
    const iso = new Date(Date.UTC(2023, 11, 31) + seconds * 1000).toISOString()
    return iso.slice(0, 19).replace(/[-T:]/g, '')
  }
  const around = fc.integer({ min: 86_400 - 40, max: 86_400 + 40 })
  fc.assert(
    fc.property(around, fc.integer({ min: 1, max: 90 }), (start, life) => {
      const expiry = start + life
      let previous: number | undefined
      for (let passed = 0; passed <= life + 2; passed += 1) {
        const shown = payLaterAt({
          initCountdownTime: compact(start),
          payExpireTime: compact(expiry),
          elapsedMs: passed * 1000,
        })
        const left = shown.state === 'running' ? shown.countdown.seconds : shown.state
        expect(left).toBe(stepwise(start, expiry, passed))
        if (typeof left !== 'number') continue
        expect(left).toBeGreaterThanOrEqual(0)
        if (previous) expect(left).toBeLessThan(previous)
        previous = left
      }
    }),
    { numRuns: 60 },
  )
})

test('KC051 a day has 86400000 ms', () => {
  expect(DAY_MS).toBe(86400000)
})

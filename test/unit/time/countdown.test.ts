import fc from 'fast-check'
import {
  countdownFrom,
  countdownLength,
  countdownOf,
  RESEND_SECONDS,
} from '@/domain/time/countdown'

const zero = { dd: '00', hh: '00', mm: '00', ss: '00', seconds: 0, text: '00:00:00', ended: true }

describe('UX014 parts of a countdown', () => {
  test.each([
    [0, zero],
    [-1, zero],
    [NaN, zero],
    [1, { ...zero, ss: '01', seconds: 1, text: '00:00:01', ended: false }],
    [1000, { ...zero, ss: '01', seconds: 1, text: '00:00:01', ended: false }],
    [1001, { ...zero, ss: '02', seconds: 2, text: '00:00:02', ended: false }],
    [
      ((2 * 24 + 3) * 3600 + 4 * 60 + 5) * 1000,
      { dd: '02', hh: '03', mm: '04', ss: '05', seconds: 183845, text: '51:04:05', ended: false },
    ],
  ])('%p ms', (ms, parts) => {
    expect(countdownOf({ ms })).toEqual(parts)
  })

  test('never negative, never longer as time goes by, and its parts make its seconds', () => {
    const ms = fc.integer({ min: -1e12, max: 1e12 })
    fc.assert(
      fc.property(ms, fc.nat(1e9), (left, passed) => {
        const before = countdownOf({ ms: left })
        const after = countdownOf({ ms: left - passed })
        expect(after.seconds).toBeGreaterThanOrEqual(0)
        expect(after.seconds).toBeLessThanOrEqual(before.seconds)
        const { dd, hh, mm, ss, seconds } = before
        expect(((Number(dd) * 24 + Number(hh)) * 60 + Number(mm)) * 60 + Number(ss)).toBe(seconds)
      }),
    )
  })
})

test.each([
  [5, 5],
  [1, 1],
  [0, 1],
  [-5, 1],
  [2.9, 2],
  [NaN, 1],
  [Infinity, 1],
])('KC036 a countdown configured as %p runs %i s', (seconds, length) => {
  expect(countdownLength({ seconds })).toBe(length)
})

describe('ST059 ST060 KC035 the resend countdown', () => {
  const left = (now: number) => countdownFrom({ startedAt: 1000, seconds: RESEND_SECONDS, now })
  test.each([
    [1000, 60],
    [1001, 60],
    [2000, 59],
    [60_000, 1],
    [60_999, 1],
    [61_000, 0],
    [99_000, 0],
    [0, 60],
  ])('at %i ms: %i s', (now, seconds) => {
    expect(left(now)).toMatchObject({ seconds, ended: seconds === 0 })
  })

  test('a length of nothing still runs a second', () => {
    expect(countdownFrom({ startedAt: 0, seconds: 0, now: 0 }).seconds).toBe(1)
  })
})

test('ST027 a button confirms by itself when its countdown has ended', () => {
  const left = (now: number) => countdownFrom({ startedAt: 0, seconds: 5, now })
  expect([0, 1000, 4999, 5000].map((now) => left(now).ended)).toEqual([false, false, false, true])
})

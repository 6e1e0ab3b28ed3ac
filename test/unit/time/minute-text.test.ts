import fc from 'fast-check'
import { minuteText } from '@/domain/time/instant'

test('is the wall clock of Shanghai, wherever the device is', () => {
  expect(minuteText('2026-11-21T01:05:00.000Z')).toBe('2026-11-21 09:05')
  expect(minuteText('2026-12-31T16:00:59+00:00')).toBe('2027-01-01 00:00')
  expect(minuteText('2026-11-21 09:05:30')).toBe('2026-11-21 09:05')
  expect(minuteText('soon')).toBe('')
})

test('agrees with Intl', () => {
  const intl = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Asia/Shanghai',
    dateStyle: 'short',
    timeStyle: 'short',
  })
  const min = Date.UTC(2000, 0, 1)
  const max = Date.UTC(2099, 0, 1)
  fc.assert(
    fc.property(fc.integer({ min, max }), (ms) => minuteText(ms) === intl.format(new Date(ms))),
  )
})

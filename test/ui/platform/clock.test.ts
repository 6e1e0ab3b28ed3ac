import { ageOn } from '@/domain/person/birthday'
import { dayOf } from '@/domain/time/day'
import { now, syncServerTime } from '@/platform/clock'

const TEN_YEARS_AHEAD = Date.parse('2036-03-08T10:00:00+08:00')
const age = (): number | undefined => ageOn({ birthOn: '1990-03-07', onDay: dayOf(now()) })

test('VA091 VA094 ages count by the device until the gateway tells the time, then by the gateway', () => {
  jest.spyOn(Date, 'now').mockReturnValue(TEN_YEARS_AHEAD)
  expect(age()).toBe(46)
  syncServerTime(NaN)
  expect(age()).toBe(46)
  syncServerTime(Date.parse('2026-03-06T23:59:59+08:00'))
  expect(age()).toBe(35)
  syncServerTime(Date.parse('2026-03-07T00:00:00+08:00'))
  expect(age()).toBe(36)
})

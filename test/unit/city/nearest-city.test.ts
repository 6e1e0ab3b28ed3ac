import fc from 'fast-check'
import { distanceKm, nearestCity, type Place } from '@/domain/city/find-city'

const city = (name: string, latitude: number, longitude: number, reachKm = 80) => ({
  name,
  place: { latitude, longitude, reachKm },
})
const cities: { name: string; place?: Place & { reachKm: number } }[] = [
  city('上海', 31.23, 121.47),
  city('上海新市民', 31.23, 121.47),
  city('山西', 37.8, 112.3, 330),
  city('晋城', 35.49, 112.85),
  { name: '全国' },
]

test.each([
  ['Pudong', 31.22, 121.54, '上海'],
  ['Taiyuan', 37.87, 112.55, '山西'],
  ['Jincheng', 35.5, 112.83, '晋城'],
  ['Datong, in the reach of the province', 40.08, 113.3, '山西'],
  ['Lhasa', 29.65, 91.14, undefined],
  ['the other side of the earth', -31, -58, undefined],
])('%s', (_where, latitude, longitude, name) => {
  expect(nearestCity(cities, { latitude, longitude })?.name).toBe(name)
})

test('Shanghai to Beijing is 1068 km', () => {
  const beijing = { latitude: 39.9042, longitude: 116.4074 }
  const shanghai = { latitude: 31.2304, longitude: 121.4737 }
  expect(Math.round(distanceKm(shanghai, beijing))).toBeCloseTo(1068, -1)
})

const anywhere = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
})
test('a distance is the same both ways, none to itself, and no farther than half the earth', () => {
  fc.assert(
    fc.property(anywhere, anywhere, (a, b) => {
      const km = distanceKm(a, b)
      expect(km).toBeCloseTo(distanceKm(b, a), 6)
      expect(distanceKm(a, a)).toBe(0)
      expect(km).toBeLessThanOrEqual(Math.PI * 6371 + 1)
    }),
  )
})

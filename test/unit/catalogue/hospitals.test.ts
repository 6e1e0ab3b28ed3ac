import * as v from 'valibot'
import { hospitalList } from '@/contract/guides'
import { citiesOf } from '../../../server/catalogue/cities'
import { brokenList } from '../../../server/catalogue/hospital-files'
import { loadCatalogue } from '../../../server/catalogue/load'
import { codesOf } from '../../../server/catalogue/product'

const catalogue = loadCatalogue()
const cities = citiesOf(catalogue.products()).filter(({ place }) => place !== undefined)

test.each(cities.map(({ cityName, cityCode }) => [cityName, cityCode]))(
  'RT098 %s has a list of at least 30 hospitals, marked as samples',
  (_name, cityCode) => {
    const entry = catalogue.config('pre_insure_page', `hospitals:${cityCode}`)
    const list = v.parse(hospitalList, JSON.parse(entry?.configJsonValue ?? '{}'))
    expect(list.isSample).toBe(true)
    expect(list.hospitals.length).toBeGreaterThanOrEqual(30)
    expect(list.hospitals.every(({ level, place }) => level && place)).toBe(true)
    expect(new Set(list.hospitals.map(({ district }) => district)).size).toBeGreaterThan(3)
  },
)

test.each(
  cities.flatMap(({ cityCode, products }) => products.map((one) => [cityCode, one.productCode])),
)(
  'RT115 somebody looks after the people of %s/%s, with codes and a telephone',
  (cityCode, productCode) => {
    const product = catalogue.product(cityCode, productCode)
    expect(product?.housekeeper?.hours).toBeTruthy()
    expect(product && codesOf(product)).toMatchObject({
      adviser: expect.stringMatching(/^https:/) as string,
      group: expect.stringMatching(/^https:/) as string,
    })
  },
)

const hospital = { name: '甲医院', district: '甲区' }
const city = { latitude: 30, longitude: 110, reachKm: 80 }

test('a name twice and a place in another city are found', () => {
  const far = { ...hospital, place: { latitude: 31, longitude: 111 } }
  expect(brokenList({ isSample: false, hospitals: [hospital, far] }, city)).toEqual([
    { path: 'hospitals[1].name', message: 'This hospital is there already' },
    { path: 'hospitals[1].place', message: 'Farther away than the city reaches' },
  ])
  expect(brokenList({ isSample: false, hospitals: [{ ...far, place: city }] }, city)).toEqual([])
})

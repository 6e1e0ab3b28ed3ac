import { byLetter, findCities } from '@/domain/city/find-city'

const city = (cityName: string, pinyin: string, productName: string) => ({
  cityName,
  pinyin,
  products: [{ productName }],
})
const cities = [
  city('长沙市', 'chang sha', '星城惠民保'),
  city('重庆市', 'chong qing', '巴渝参福保'),
  city('上海市', 'shang hai', '申城安心保'),
  city('深圳市', 'shen zhen', '鹏城守护保'),
]
const namesFor = (typed: string) => findCities(cities, typed).map(({ cityName }) => cityName)

test.each([
  ['上海', ['上海市']],
  ['shanghai', ['上海市']],
  ['Shang Hai', ['上海市']],
  ['sh', ['上海市', '深圳市']],
  ['cs', ['长沙市']],
  ['cq', ['重庆市']],
  ['守护', ['深圳市']],
  ['', ['长沙市', '重庆市', '上海市', '深圳市']],
  ['hai', []],
  ['拉萨', []],
])('%s finds %j', (typed, names) => {
  expect(namesFor(typed)).toEqual(names)
})

test('cities stand under the first letter of their pinyin', () => {
  expect(byLetter(cities).map(([letter, group]) => [letter, group.length])).toEqual([
    ['C', 2],
    ['S', 2],
  ])
})

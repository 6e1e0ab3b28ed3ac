import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { HospitalList } from '@/contract/guides'
import HospitalsPage from '@/pages/service/hospitals'
import { answerWith } from '../../support/ui/answers'
import { page } from '../../support/ui/taro'

/** /h5-health-hospital: search, district, level, distance and the link to a map. */

const person = userEvent.setup()
const near = { latitude: 28.2, longitude: 112.9 }
const hospitals: HospitalList['hospitals'] = [
  {
    name: '远方医院',
    district: '浏阳市',
    level: '三级甲等',
    place: { latitude: 28.2, longitude: 113.9 },
  },
  { name: '附近医院', district: '岳麓区', level: '二级甲等', place: near },
  { name: '无址医院', district: '岳麓区' },
]
const open = async (list: HospitalList = { isSample: true, hospitals }) => {
  page.params = { cityCode: '430100' }
  answerWith({
    getConfig: ({ key }) => ({
      data: { configKey: key, configJsonValue: JSON.stringify(list) },
    }),
  })
  render(<HospitalsPage />)
  await screen.findByRole('list', { name: '医院名单' })
}
const names = () =>
  within(screen.getByRole('list', { name: '医院名单' }))
    .getAllByRole('listitem')
    .map((item) => /^(..医院)/.exec(item.textContent ?? '')?.[1])
const place = (answer: (found: PositionCallback, failed: PositionErrorCallback) => void) => {
  Object.defineProperty(window, 'isSecureContext', { value: true, configurable: true })
  Object.defineProperty(navigator, 'geolocation', {
    value: { getCurrentPosition: answer },
    configurable: true,
  })
}

test('samples are marked as such, on the page and at each entry', async () => {
  await open()
  screen.getByText(/演示用的示例数据/)
  expect(screen.getAllByText(/· 示例数据/)).toHaveLength(3)
})

test('a real directory is not', async () => {
  await open({ isSample: false, hospitals })
  expect(screen.queryByText(/示例/)).toBeNull()
})

test('name, district and level narrow the list; nothing left leads back to all', async () => {
  await open()
  await person.selectOptions(screen.getByRole('combobox', { name: '区县' }), '岳麓区')
  expect(names()).toEqual(['附近医院', '无址医院'])
  await person.selectOptions(screen.getByRole('combobox', { name: '等级' }), '二级甲等')
  expect(names()).toEqual(['附近医院'])
  await person.type(screen.getByRole('textbox', { name: '搜索医院' }), '远方')
  screen.getByText('没有符合条件的医院，请换个条件试试。')
  await person.click(screen.getByRole('button', { name: '清除条件' }))
  expect(names()).toHaveLength(3)
})

test('with a place the nearest comes first and says how far it is', async () => {
  place((found) => found({ coords: near } as GeolocationPosition))
  await open()
  await person.click(screen.getByRole('button', { name: '按距离排序' }))
  await screen.findByText('找到3家医院，由近到远')
  expect(names()).toEqual(['附近医院', '远方医院', '无址医院'])
  screen.getByText('三级甲等 · 浏阳市 · 约98公里 · 示例数据')
})

test('no place given: the list stays and says why', async () => {
  place((_found, failed) => failed({ code: 1, message: '' } as GeolocationPositionError))
  await open()
  await person.click(screen.getByRole('button', { name: '按距离排序' }))
  await screen.findByText(/没有获得位置权限/)
  expect(names()[0]).toBe('远方医院')
})

test('a map shows the place, or looks for the name where none is known', async () => {
  await open()
  const address = (name: string) => {
    const link = screen.getByRole('link', { name: `在地图中查看${name}` })
    expect(link.getAttribute('rel')).toBe('noreferrer')
    return decodeURIComponent(link.getAttribute('href') ?? '')
  }
  expect(address('附近医院')).toContain('/marker?marker=coord:28.2,112.9;title:附近医院')
  expect(address('无址医院')).toContain('/search?keyword=无址医院')
})

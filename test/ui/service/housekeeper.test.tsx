import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { CodeKind } from '@/contract/popups'
import type { ProductPage } from '@/contract/product-page'
import type { Adviser } from '@/contract/service'
import { AdviserCard, AdviserCodes } from '@/subjects/service/adviser'
import { ask } from '@/ui/dialog/service'
import { portraitKinds } from '@/variants/portrait/portraits'

jest.mock('@/ui/dialog/service', () => ({ ask: jest.fn() }))

/** RT115 /housekeeper-group: an adviser with portrait, hours, phone number and codes to scan. */

const adviser: Adviser = {
  name: '管家小星',
  portrait: 'bun',
  hours: '周一至周日 8:30–20:00',
  phone: '400-000-4301',
}
const show = (given: Adviser | undefined) =>
  render(<AdviserCard adviser={given} productName="惠民保" phone="400-000-0000" />)

test('the adviser with picture, hours and a number that calls', () => {
  const { container } = show(adviser)
  screen.getByRole('heading', { name: '管家小星' })
  expect(container.textContent).toContain('周一至周日 8:30–20:00')
  expect(container.querySelector('svg')).not.toBeNull()
  const call = screen.getByRole('link', { name: '拨打 400-000-4301' })
  expect(call.getAttribute('href')).toBe('tel:4000004301')
})

test('nobody is named: said so, with the telephone of the product', () => {
  show(undefined)
  screen.getByRole('heading', { name: '这里暂时没有专属管家' })
  expect(screen.getByRole('link').getAttribute('href')).toBe('tel:4000000000')
})

test('a drawing that this client does not know is replaced by one that it knows', () => {
  const { container } = show({ ...adviser, portrait: 'hologram' })
  const drawn = container.querySelector('svg')?.innerHTML
  container.remove()
  const first = show({ ...adviser, portrait: portraitKinds[0] }).container
  expect(first.querySelector('svg')?.innerHTML).toBe(drawn)
})

test.each<[CodeKind[], string[]]>([
  [
    ['adviser', 'group'],
    ['添加专属客服', '加入服务群'],
  ],
  [['group', 'follow'], ['加入服务群']],
  [['follow'], []],
])('codes %j are shown as %j, larger by a tap', async (codes, names) => {
  const page = { cityCode: '430100', productCode: 'LG01' } as ProductPage
  const { container } = render(<AdviserCodes page={page} codes={codes} />)
  expect(screen.queryAllByRole('button').map((one) => one.getAttribute('aria-label'))).toEqual(
    names,
  )
  const last = names.at(-1)
  if (last === undefined) return
  expect(container.querySelector('img')?.getAttribute('src')).toMatch(/^\/codes\/430100\/LG01\//)
  await userEvent.click(screen.getByRole('button', { name: last }))
  expect(jest.mocked(ask).mock.calls.at(-1)?.[1]).toEqual({
    kind: 'group',
    code: '/codes/430100/LG01/group.svg',
  })
})

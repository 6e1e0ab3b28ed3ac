import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ProductPage } from '@/contract/product-page'
import { BelowTheFold } from '@/subjects/insure/below-the-fold'
import { loadCatalogue } from '../../../server/catalogue/load'
import { answerWith } from '../../support/ui/answers'

const stored = loadCatalogue().page('310000', 'PP57')
if (!stored) throw new Error('No such product')
const page: ProductPage = stored

const HEIGHT = 800
const BAR = 50
let scrolled = 0
const scrolls: ScrollToOptions[] = []

/** Sections of 600 px below each other, as the engine would lay them out. */
const layOut = () => {
  Object.assign(window, { innerHeight: HEIGHT })
  Element.prototype.getBoundingClientRect = function place(this: Element) {
    if (this.id === 'product-tabs') return DOMRect.fromRect({ y: 0, height: BAR })
    const at = [...document.querySelectorAll('section.hm-card')].indexOf(this)
    return DOMRect.fromRect({ y: at * 600 - scrolled, height: 590 })
  }
  Element.prototype.scrollTo = ((to: ScrollToOptions) => scrolls.push(to)) as Element['scrollTo']
}

const preferMotion = (reduced: boolean) =>
  Object.assign(window, { matchMedia: () => ({ matches: reduced }) })

/** The whole page, as the router holds it. */
const open = async (change: Partial<ProductPage> = {}) => {
  answerWith({})
  const opened = render(
    <div className="taro_page" style={{ scrollBehavior: 'auto' }}>
      <BelowTheFold page={{ ...page, ...change }} info={undefined} />
    </div>,
  )
  // The configuration of the city cannot be reached. The page takes that in.
  await act(() => Promise.resolve())
  return opened
}

const tabs = () => screen.getByRole('navigation', { name: '本页内容' })
const current = () =>
  within(tabs())
    .getAllByRole('button')
    .filter((tab) => tab.getAttribute('aria-current') === 'true')
    .map(({ textContent }) => textContent)

const scrollTo = (top: number) => {
  scrolled = top
  act(() => void document.dispatchEvent(new Event('scroll')))
}

beforeEach(() => {
  class Rect {
    constructor(
      readonly top: number,
      readonly height: number,
    ) {}
    get bottom() {
      return this.top + this.height
    }
    static fromRect = ({ y = 0, height = 0 }) => new Rect(y, height)
  }
  Object.assign(globalThis, { DOMRect: Rect })
  scrolled = 0
  scrolls.length = 0
  preferMotion(false)
  layOut()
})

test('the row names the sections in the order of the page, and marks the one being read', async () => {
  await open()
  const names = within(tabs()).getAllByRole('button')
  expect(names.map(({ textContent }) => textContent)).toEqual([
    '保障',
    '条件',
    '保费',
    '问答',
    '条款',
    '承保',
  ])
  expect(current()).toEqual(['保障'])
  // 保费 is the fourth section of the page.
  scrollTo(3 * 600)
  await waitFor(() => expect(current()).toEqual(['保费']))
  scrollTo(600)
  await waitFor(() => expect(current()).toEqual(['保障']))
})

test('a tap goes to the section, and keyboards go on from there', async () => {
  await open()
  await userEvent.click(within(tabs()).getByRole('button', { name: '问答' }))
  expect(current()).toEqual(['问答'])
  expect(scrolls).toEqual([{ top: 6 * 600 - BAR - 12, behavior: 'smooth' }])
  expect(document.activeElement).toBe(screen.getByRole('region', { name: '常见问题' }))
  // The sections that the page passes on its way are not marked.
  scrollTo(1200)
  expect(current()).toEqual(['问答'])
})

test('who scrolls on right after a tap sees the section marked that is read', async () => {
  await open()
  await userEvent.click(within(tabs()).getByRole('button', { name: '问答' }))
  scrollTo(6 * 600 - BAR - 12)
  scrollTo(3 * 600)
  await waitFor(() => expect(current()).toEqual(['保费']))
})

test('a tap does not move the page slowly for users who want no motion', async () => {
  preferMotion(true)
  await open()
  await userEvent.click(within(tabs()).getByRole('button', { name: '保费' }))
  expect(scrolls.map(({ behavior }) => behavior)).toEqual(['auto'])
})

test('numbers call: of companies, of the authority, in an answer and of the service', async () => {
  await open()
  const insurers = screen.getByRole('region', { name: '承保与监督' })
  const numbers = within(insurers).getAllByRole('link')
  expect(numbers.map((link) => link.getAttribute('href'))).toEqual([
    'tel:4000003101',
    'tel:4000003102',
    'tel:12378',
    'tel:12378',
  ])
  expect(insurers.querySelectorAll('svg')).toHaveLength(4)
  // The first insurer answers the product's own number.
  expect(screen.getAllByRole('link', { name: page.servicePhone })).toHaveLength(2)
})

test('questions are found by a word of their answer', async () => {
  await open()
  const faq = screen.getByRole('region', { name: '常见问题' })
  const all = within(faq).getAllByRole('button').length
  await userEvent.type(within(faq).getByLabelText('搜索问题'), '外地')
  const left = within(faq).getAllByRole('button')
  expect(left.length).toBeGreaterThan(0)
  expect(left.length).toBeLessThan(all)
  expect(within(faq).getByRole('status').textContent).toBe(`找到${left.length}个问题`)
  await userEvent.type(within(faq).getByLabelText('搜索问题'), '火星')
  expect(within(faq).queryAllByRole('button')).toEqual([])
  expect(within(within(faq).getByRole('status')).getByRole('link').textContent).toBe(
    page.servicePhone,
  )
})

test('figures are shown with their day and source, and not at all if there are none', async () => {
  const none = await open()
  expect(screen.queryByRole('region', { name: '投保与理赔' })).toBeNull()
  none.unmount()
  await open({
    figures: {
      asOf: '2026-10-31',
      source: '浦岸健康',
      enrolled: 1_284_567,
      biggestFen: 35_690_000,
    },
  })
  const stated = screen.getByRole('region', { name: '投保与理赔' })
  expect(stated.textContent).toContain('128.4万人次')
  expect(stated.textContent).toContain('35.6万元')
  expect(stated.textContent).toContain('数据截至2026-10-31，由浦岸健康提供。')
  expect(stated.textContent).not.toContain('已赔付案件')
})

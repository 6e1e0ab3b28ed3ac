import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { productPageText } from '@/contract/product-page'
import { HealthConfirm } from '@/features/health'
import { addInsurant, beginPurchase, newInsurant, resetPurchase } from '@/stores/purchase'
import { loadCatalogue } from '../../server/catalogue/load'
import { answerWith, type Asked } from './answers'
import { visit } from './hosts'
import { signIn, signOut } from './signed-in'

/** Single questions about health: one tap answers what is open, once all of them were read. */

const product = { cityCode: '440301', productCode: 'LH0G' }
const page = loadCatalogue().page(product.cityCode, product.productCode)
if (!page) throw new Error('No such product')
const { items } = page.health

// The notices that follow are read in their own test.
jest.mock('@/ui/dialog/service', () => ({
  ...jest.requireActual<object>('@/ui/dialog/service'),
  ask: () => Promise.resolve({ kind: 'confirmed' }),
}))

/** Lays out the page: the end of the questions at this height of a screen of 768 px. */
const endAt = (top: number) =>
  jest
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockReturnValue({ top, height: 40 } as DOMRect)

let asked: Asked[]
const open = async (): Promise<HTMLElement> => {
  asked = answerWith({
    readConfig: () => ({
      data: {
        ...{ configKey: '', _configKey: '', notFound: false, message: '' },
        configJsonValue: productPageText(page),
      },
    }),
    saveTrace: () => ({ data: { lastSeq: 0 } }),
    confirmHealth: () => ({ data: { confirmed: true } }),
    getPrice: () => ({ code: 500 }),
  })
  render(<HealthConfirm product={product} />)
  return screen.findByRole('button', { name: '以上均为“否”' })
}
const declared = async (): Promise<unknown> => {
  await waitFor(() => expect(asked.some(({ name }) => name === 'confirmHealth')).toBe(true))
  const call = asked.find(({ name }) => name === 'confirmHealth')
  return (call?.data as { answers?: unknown }).answers
}

beforeEach(() => {
  visit('browser')
  signIn()
  beginPurchase('440301_LH0G')
  addInsurant(newInsurant('SELF'))
})
afterEach(() => {
  jest.restoreAllMocks()
  signOut()
  resetPurchase()
})

test('the one tap waits until the last question was passed, and says so', async () => {
  const place = endAt(2000)
  const deny = await open()
  expect(deny).toHaveProperty('disabled', true)
  screen.getByText(`请先看完全部${items.length}个问题`)
  place.mockReturnValue({ top: 500, height: 40 } as DOMRect)
  fireEvent.scroll(document)
  await waitFor(() => expect(deny).toHaveProperty('disabled', false))
  expect(screen.queryByText(/请先看完/)).toBeNull()
  // Nothing is ticked in advance.
  for (const answer of screen.getAllByRole('radio')) expect(answer).toHaveProperty('checked', false)
  await act(async () => fireEvent.click(deny))
  expect(await declared()).toEqual(items.map(() => 'NO_TO_ALL'))
})

test('each answer is told as it was given, and one 是 stops', async () => {
  endAt(500)
  const deny = await open()
  await waitFor(() => expect(deny).toHaveProperty('disabled', false))
  const [first] = screen.getAllByRole('radio', { name: '是' })
  if (!first) throw new Error('No question')
  fireEvent.click(first)
  expect(deny).toHaveProperty('disabled', true)
  screen.getByText('有上述情况的人暂时不能投保本产品，没有这些情况的家人仍可投保。')
  const [no] = screen.getAllByRole('radio', { name: '否' })
  if (no) fireEvent.click(no)
  expect(deny).toHaveProperty('disabled', false)
  await act(async () => fireEvent.click(deny))
  expect(await declared()).toEqual(items.map((_, at) => (at === 0 ? 'NO' : 'NO_TO_ALL')))
})

test('answering one by one needs no scrolling', async () => {
  endAt(2000)
  const deny = await open()
  for (const no of screen.getAllByRole('radio', { name: '否' })) fireEvent.click(no)
  expect(deny).toHaveProperty('disabled', false)
  await act(async () => fireEvent.click(deny))
  expect(await declared()).toEqual(items.map(() => 'NO'))
})

import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { productPageText } from '@/contract/product-page'
import { addInsurant, beginPurchase, newInsurant, resetPurchase } from '@/stores/purchase'
import { HealthConfirm } from '@/subjects/health'
import { setElderMode } from '@/ui/shell/elder-mode'
import { loadCatalogue } from '../../../server/catalogue/load'
import { answerWith, type Asked } from '../../support/ui/answers'
import { visit } from '../../support/ui/hosts'
import { signIn, signOut } from '../../support/ui/signed-in'

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
const open = async (button = '以上均为“否”'): Promise<HTMLElement> => {
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
  return screen.findByRole('button', { name: button })
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

describe('长辈版', () => {
  beforeEach(() => act(() => setElderMode(true)))
  afterEach(() => act(() => setElderMode(false)))
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
  const answer = (name: '是' | '否') => fireEvent.click(screen.getByRole('radio', { name }))
  const openSteps = async () => {
    await open('开始回答')
    press('开始回答')
  }

  test('asks one question a screen, and confirms all answers at the end', async () => {
    await openSteps()
    for (const [at, item] of items.entries()) {
      screen.getByText(`第 ${at + 1} 题，共 ${items.length} 题`)
      screen.getByText(item)
      expect(screen.getAllByRole('radiogroup')).toHaveLength(1)
      // Nothing is ticked in advance, and nothing goes on without an answer.
      press('下一步')
      screen.getByText(item)
      answer('否')
      press('下一步')
    }
    for (const [at, item] of items.entries()) screen.getByText(`${at + 1}. ${item}`)
    press('修改第2题')
    screen.getByText(items[1] ?? '')
    press('下一步')
    const agree = screen.getByRole('button', { name: '以上均为“否”' })
    await act(async () => fireEvent.click(agree))
    expect(await declared()).toEqual(items.map(() => 'NO'))
  })

  test('是 stops at its question, 上一步 goes back, and a reload goes on where it was', async () => {
    await openSteps()
    answer('否')
    press('下一步')
    answer('是')
    expect(screen.getByRole('button', { name: '下一步' })).toHaveProperty('disabled', true)
    screen.getByText('有上述情况的人暂时不能投保本产品，没有这些情况的家人仍可投保。')
    press('上一步')
    screen.getByText(`第 1 题，共 ${items.length} 题`)
    cleanup()
    await open('上一步')
    screen.getByText(`第 2 题，共 ${items.length} 题`)
    answer('否')
    press('下一步')
    screen.getByText(`第 3 题，共 ${items.length} 题`)
  })
})

import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import ReaderPage from '@/pages/reader'
import { answerWith } from '../support/answers'
import { page, visits } from '../support/taro'

const person = userEvent.setup()
const content = [
  '第一条 合同构成。本合同由保险条款、投保单、保险单组成。',
  '二、被保人酒后驾驶，保险人不承担责任。',
]
const stored = {
  title: '沪惠保保险条款',
  version: '2025.10',
  content,
  textHash: '0'.repeat(64),
}
const config = (value: object, notFound = false) => ({
  data: {
    configKey: '',
    _configKey: '',
    configJsonValue: JSON.stringify(value),
    notFound,
    message: '',
  },
})

beforeEach(() => {
  visits.length = 0
  page.params = { url: '/documents/PP57-clauses', title: '保险条款' }
})

test('a document is read here, its run-in heads as headings, word for word', async () => {
  const asked = answerWith({ readConfig: () => config(stored) })
  render(<ReaderPage />)
  await screen.findByRole('heading', { level: 2, name: '沪惠保保险条款' })
  screen.getByRole('heading', { level: 1, name: '保险条款' })
  expect(
    screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent),
  ).toEqual(['第一条 合同构成。'])
  const article = screen.getByRole('article').textContent ?? ''
  expect(article).toContain(content.join(''))
  expect(asked[0]?.data).toMatchObject({ key: 'document:PP57-clauses' })
})

test('its type grows and shrinks between its bounds', async () => {
  answerWith({ readConfig: () => config(stored) })
  render(<ReaderPage />)
  const [shrink, enlarge] = [
    await screen.findByRole('button', { name: '缩小' }),
    screen.getByRole('button', { name: '放大' }),
  ] as HTMLButtonElement[]
  const size = () => parseInt(screen.getByRole('article').style.fontSize)
  const first = size()
  while (enlarge && !enlarge.disabled) await person.click(enlarge)
  expect(size()).toBeGreaterThanOrEqual(175)
  while (shrink && !shrink.disabled) await person.click(shrink)
  expect(size()).toBeLessThan(first)
})

test('a document that is not there says so', async () => {
  answerWith({ readConfig: () => config({}, true) })
  render(<ReaderPage />)
  await screen.findByRole('heading', { name: '未找到相关信息' })
})

test('one that was not reached can be tried again', async () => {
  let reached = false
  answerWith({ readConfig: () => (reached ? config(stored) : 'unreachable') })
  render(<ReaderPage />)
  const again = await screen.findByRole('button', { name: '重试' })
  reached = true
  await person.click(again)
  await screen.findByRole('article')
})

test.each([
  'https://evil.example/a.pdf',
  '//evil.example/a.pdf',
  'javascript:alert(1)',
  'https://huimin.example.evil.example/a.pdf',
])('%p is not opened', async (url) => {
  page.params = { url }
  const asked = answerWith({})
  render(<ReaderPage />)
  await screen.findByRole('heading', { name: '无法打开该链接' })
  expect(screen.queryByRole('button', { name: '打开文件' })).toBeNull()
  expect(asked).toEqual([])
  await person.click(screen.getAllByRole('button', { name: '返回' }).at(-1) as HTMLElement)
  expect(visits.at(-1)?.url).toMatch(/^\/insure/)
})

test('a file of ours is offered to open', async () => {
  page.params = { url: '/files/rates.pdf', title: '费率表' }
  answerWith({})
  render(<ReaderPage />)
  await screen.findByRole('button', { name: '打开文件' })
})

import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import ReaderPage from '@/pages/reader'
import { openPdf, type Pdf } from '@/platform/pdf'
import { answerWith } from '../../support/ui/answers'
import { page, visits } from '../../support/ui/taro'

jest.mock('@/platform/pdf', () => ({ openPdf: jest.fn() }))

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

/** The tag that a gateway with LINK_HOSTS writes into its pages. */
document.head.innerHTML = '<meta name="link-hosts" content="insurer.example partner.example">'

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
  'https://partner.example.evil.example/a.pdf',
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

describe('a file', () => {
  const sheet = {
    ratio: 1.4,
    draw: jest.fn(() => Promise.resolve({ ok: true as const, value: undefined })),
    text: () => Promise.resolve('费率表第一页'),
  }
  const pdf: Pdf = {
    count: 2,
    sheet: () => Promise.resolve({ ok: true, value: sheet }),
    close: jest.fn(),
  }
  beforeEach(() => {
    page.params = { url: '/files/rates.pdf', title: '费率表' }
    answerWith({})
  })

  test('DL055 is drawn in the page, its words are there for who listens', async () => {
    jest.mocked(openPdf).mockResolvedValue({ ok: true, value: pdf })
    const { unmount } = render(<ReaderPage />)
    const first = await screen.findByRole('group', { name: '第1页，共2页' })
    screen.getByRole('group', { name: '第2页，共2页' })
    await within(first).findByText('费率表第一页')
    expect(openPdf).toHaveBeenCalledWith('/files/rates.pdf')
    await person.click(screen.getByRole('button', { name: '放大' }))
    expect(first.style.width).toBe('150%')
    unmount()
    expect(pdf.close).toHaveBeenCalled()
    expect(visits).toEqual([])
  })

  test.each([
    ['pdf', 'https://partner.example/download?id=7'],
    ['pdfPath', '/download/rates'],
  ])('EN032 a link of type %s is one by its type, whatever its ending', async (type, url) => {
    jest.mocked(openPdf).mockResolvedValue({ ok: true, value: pdf })
    page.params = { url, type }
    render(<ReaderPage />)
    await screen.findByRole('group', { name: '第1页，共2页' })
    expect(openPdf).toHaveBeenCalledWith(url)
  })

  test('that does not come can be tried again', async () => {
    jest
      .mocked(openPdf)
      .mockResolvedValueOnce({ ok: false, code: 'FAILED', why: 'offline' })
      .mockResolvedValueOnce({ ok: true, value: pdf })
    render(<ReaderPage />)
    await screen.findByRole('heading', { name: '加载失败' })
    await person.click(screen.getByRole('button', { name: '重试' }))
    await screen.findByRole('group', { name: '第1页，共2页' })
  })

  test('whose page cannot be drawn says so', async () => {
    const broken = () => Promise.resolve({ ok: false as const, code: 'FAILED' as const, why: '' })
    jest.mocked(openPdf).mockResolvedValue({ ok: true, value: { ...pdf, count: 1, sheet: broken } })
    render(<ReaderPage />)
    expect((await screen.findByRole('alert')).textContent).toBe('加载失败')
  })
})

test('DL055 a partner’s page is shown in a frame that cannot leave', async () => {
  page.params = { url: 'https://docs.partner.example/guide', title: '就医指南' }
  answerWith({})
  render(<ReaderPage />)
  const frame = await screen.findByTitle('就医指南')
  expect(frame.getAttribute('src')).toBe('https://docs.partner.example/guide')
  expect(frame.getAttribute('sandbox')).toBe('allow-scripts allow-same-origin allow-forms')
})

test('a page of ours is opened as itself', async () => {
  page.params = { url: '/claim?cityCode=310000' }
  answerWith({})
  render(<ReaderPage />)
  await waitFor(() => expect(visits.at(-1)?.url).toBe('/claim?cityCode=310000'))
})

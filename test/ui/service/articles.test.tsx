import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ProductPage } from '@/contract/product-page'
import { Articles } from '@/subjects/service/articles'
import type { ArticleProps } from '@/subjects/service/dialogs/article'
import { ArticleBody } from '@/subjects/service/dialogs/article/body'
import { ask } from '@/ui/dialog/service'

jest.mock('@/ui/dialog/service', () => ({ ask: jest.fn() }))
const asked = jest.mocked(ask)

const markdown = [
  '[条款](/documents/PP57-clauses)',
  '[须知](https://docs.insurer.example/documents/notice.pdf)',
  '[活动](https://insurer.example/fair)',
  '[别处](https://elsewhere.example/documents/x)',
].join('、')
const page = {
  ...{ cityCode: '310000', productCode: 'PP57' },
  extraData: { popups: { articles: [{ title: '怎么理赔', markdown }] } },
} as unknown as ProductPage

test('VA089 documents of both addresses open in the reader, other pages do not', async () => {
  document.head.innerHTML =
    '<meta name="link-hosts" content="insurer.example docs.insurer.example">'
  render(<Articles page={page} />)
  await userEvent.click(screen.getByRole('button', { name: '怎么理赔' }))
  const props = asked.mock.calls[0]?.[1] as ArticleProps
  const controls = { confirm: jest.fn(), cancel: jest.fn(), dismiss: jest.fn() }
  render(<ArticleBody {...props} {...controls} />)
  const to = (name: string) => screen.getByRole('link', { name }).getAttribute('href') ?? ''
  expect(to('条款')).toMatch(/^\/pdf-viewer\?.*url=%2Fdocuments%2FPP57-clauses/)
  expect(to('须知')).toMatch(/^\/pdf-viewer\?.*docs\.insurer\.example/)
  expect(to('活动')).toBe('https://insurer.example/fair')
  expect(screen.queryByRole('link', { name: '别处' })).toBeNull()
})

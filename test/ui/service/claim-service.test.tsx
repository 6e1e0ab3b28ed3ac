import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ClaimGuide } from '@/contract/guides'
import type { ProductPage } from '@/contract/product-page'
import { ClaimDocuments } from '@/subjects/service/claim-documents'
import { ClaimAgreed, ClaimNow } from '@/subjects/service/claim-now'
import { claimGuideOf } from '../../../server/catalogue/claim-guide'
import { loadCatalogue } from '../../../server/catalogue/load'

/** RT119 /tab/claim-service: the next steps, their time limits and the required papers. */

const catalogue = loadCatalogue()
const of = (cityCode: string, productCode: string): { page: ProductPage; guide: ClaimGuide } => {
  const product = catalogue.product(cityCode, productCode)
  if (!product) throw new Error('no such product')
  return { page: product.page, guide: claimGuideOf(product) }
}

test('the number calls, and the time to report is the one of the product', () => {
  const { page, guide } = of('320100', 'PA1G')
  const { container } = render(
    <>
      <ClaimNow page={page} guide={guide} />
      <ClaimAgreed page={page} />
    </>,
  )
  expect(screen.getByRole('link').getAttribute('href')).toMatch(/^tel:\d+$/)
  expect(container.textContent).toContain('事故后48小时内')
  within(screen.getByRole('region', { name: '本产品的约定' })).getByText(/请在事故后48小时内报案/)
})

test('the time to decide is the one of the product, and the notice tells the same', () => {
  const { page, guide } = of('310000', 'PP57')
  render(
    <>
      <ClaimNow page={page} guide={guide} />
      <ClaimAgreed page={page} />
    </>,
  )
  screen.getByText('十个工作日，情形复杂的三十日（从材料齐全算起）')
  within(screen.getByRole('region', { name: '本产品的约定' })).getByText(
    /核定时间为十个工作日，情形复杂的三十日/,
  )
})

test('papers follow the kind of claim, in the words of the product', async () => {
  const { page, guide } = of('420000', 'PH2W')
  render(<ClaimDocuments page={page} guide={guide} />)
  const papers = (name: string) => screen.getByRole('list', { name }).textContent
  expect(papers('这类理赔另需')).toContain('出院小结')
  expect(papers('每次理赔都要')).toContain('参保人的有效身份证件')
  expect(screen.getByRole('region').textContent).not.toContain('被保人')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '理赔类型' }), '特定药品')
  expect(papers('这类理赔另需')).toContain('专科医生开具的处方')
  screen.getByText('适用责任：特定药品')
})

test.each(catalogue.products().map(({ cityCode, productCode }) => [cityCode, productCode]))(
  '%s/%s says which papers a claim needs',
  (cityCode, productCode) => {
    const { guide } = of(cityCode, productCode)
    expect(guide.kinds.length).toBeGreaterThan(0)
    expect(guide.usual.length).toBeGreaterThan(2)
  },
)

import type { DocumentText } from '@/contract/document'
import type { Notice, ProductPage, Section } from '@/contract/product-page'
import { fenToYuan } from '@/domain/money/money'
import { dayOf } from '@/domain/time/day'
import type { Coverage, ProductFile } from './schema'
import { hashText } from './text-hash'

/** A product as the gateway sells it: its file, complete, with the page ready to be answered. */
export interface Product extends Omit<ProductFile, 'page' | 'useBase'> {
  cityCode: string
  productCode: string
  page: ProductPage
}

type SectionFile = ProductFile['page']['sections'][number]

export function assemble(cityCode: string, productCode: string, file: ProductFile): Product {
  const { page, useBase: _useBase, ...rest } = file
  const { health } = page
  return {
    ...rest,
    cityCode,
    productCode,
    page: {
      ...page,
      cityCode,
      productCode,
      sections: page.sections.map((part) => filled(part, file)),
      notices: page.notices.map(withHash),
      health: { ...health, textHash: hashText([health.title, health.intro, ...health.items]) },
      saleEndOn: dayOf(Date.parse(file.sale.endAt) - 1),
      waitingPeriodDays: file.cover.waitingPeriodDays,
      extraData: JSON.stringify({ wording: file.wording }),
    },
  }
}

const withHash = (text: Omit<Notice, 'textHash'>): Notice => ({
  ...text,
  textHash: hashText([text.title, ...text.content]),
})

/** The coverage table is written once and serves the page and the policies. */
const filled = (part: SectionFile, file: ProductFile): Section =>
  part.kind === 'coverage' ? { ...part, rows: file.coverage.map((row) => rowOf(row, file)) } : part

function rowOf({ comboCodes, ...row }: Coverage, { protectScheme }: ProductFile) {
  if (!comboCodes) return row
  const titles = protectScheme.schemeList
    .filter(({ comboCode }) => comboCodes.includes(comboCode))
    .map(({ title }) => title)
  return { ...row, name: `${row.name}（${titles.join('、')}）` }
}

/** What a policy under a scheme covers. */
export const coverageOf = (product: Product, comboCode: string) =>
  product.coverage
    .filter(({ comboCodes }) => !comboCodes || comboCodes.includes(comboCode))
    .map(({ name, amount, deductible, ratio, detail }) => ({
      name,
      amount,
      detail: [`免赔额：${deductible}`, `给付比例：${ratio}`, detail].filter(Boolean).join('；'),
    }))

/** Documents that say again what the product file says already, so that they never differ. */
export function documentsOf({ productCode, page, tariff }: Product): [string, DocumentText][] {
  const notices = page.notices.map(
    ({ type, title, version, content, textHash }): [string, DocumentText] => [
      `${productCode}-${type}`,
      { title, version, content, textHash },
    ],
  )
  const rates = tariff.flatMap(({ title, bands }) =>
    bands.map(
      ({ label, premiumFen }) =>
        `${title}｜${label}｜每人每年${fenToYuan({ fen: premiumFen, trimZeros: true })}元`,
    ),
  )
  const title = `${page.shortName}费率表`
  const content = ['年龄按保障生效日的周岁计算，保费每年一次交清。', ...rates]
  const textHash = hashText([title, ...content])
  return [
    ...notices,
    [`${productCode}-rates`, { title, version: page.pageVersion, content, textHash }],
  ]
}

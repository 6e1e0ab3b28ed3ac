import { documentKey, type DocumentText } from '@/contract/guides'
import type { CodeKind } from '@/contract/popups'
import type { DocumentLink, Notice, ProductPage, Section, Term } from '@/contract/product-page'
import { yuanText } from '@/domain/money/money'
import { dayOf, type Day } from '@/domain/time/day'
import { markOf } from '@/variants/art/marks'
import { heroColour } from '@/variants/first-screen'
import { comparePlans } from './compare-plans'
import { heroArt } from './drawings'
import type { Coverage, PageFile } from './page-file'
import { hasPayout } from './payout-guide'
import type { ProductFile } from './product-file'
import type { SpokenFacts } from './repeated-facts'
import { posterOn, saleOn, type Poster, type Sale } from './season'
import { hashText } from './text-hash'

/** A product as the gateway sells it: its complete file, with the page as it is answered. */
export interface Product extends Omit<
  ProductFile,
  'page' | 'useBase' | 'variants' | 'sale' | 'poster'
> {
  cityCode: string
  productCode: string
  page: ProductPage
  /** The sale and the poster of today (season.ts). */
  sale: Sale
  poster: Poster | undefined
  /** The sale as it is announced on another day. */
  saleOn(day: Day): Sale
  /** The page in one of its versions; the usual page if there is no version of that name. */
  pageAs(version: string): ProductPage
}

type SectionFile = PageFile['sections'][number]

/** A product as its file holds it, checked, with the versions of its page. */
export interface StoredProduct {
  cityCode: string
  productCode: string
  file: ProductFile
  versions: ReadonlyMap<string, PageFile>
  /** The facts that its texts and its documents name. */
  spoken: SpokenFacts
}

/** The texts of documents, by id. */
type Texts = ReadonlyMap<string, DocumentText>

/**
 * The product as it is sold on a day in China. With `texts`, the documents to agree to carry the hash
 * of their text.
 */
export function assemble(
  { cityCode, productCode, file: written, versions }: StoredProduct,
  day: Day,
  texts?: Texts,
): Product {
  const sale = saleOn(written.sale, day)
  const file = { ...written, sale }
  const { page: usual, useBase: _useBase, variants: _variants, ...rest } = file
  const page = pageOf({ cityCode, productCode }, file, usual, texts)
  const known = new Map<string, ProductPage>()
  const pageAs: Product['pageAs'] = (version) => {
    const own = versions.get(version)
    if (!own) return page
    const made = known.get(version) ?? pageOf(page, file, own, texts)
    known.set(version, made)
    return made
  }
  return {
    ...rest,
    cityCode,
    productCode,
    page,
    poster: posterOn(written, day),
    pageAs,
    saleOn: (other) => saleOn(written.sale, other),
  }
}

/** A file whose sale has instants instead of a season. */
type DatedFile = Omit<ProductFile, 'sale'> & { sale: Sale }

function pageOf(
  { cityCode, productCode }: Pick<Product, 'cityCode' | 'productCode'>,
  file: DatedFile,
  page: PageFile,
  texts: Texts | undefined,
): ProductPage {
  const {
    health,
    colorSet,
    hero: { subject, ...hero },
    supervisor,
    ...rest
  } = page
  const documents = usualDocuments(productCode)
  return {
    ...rest,
    colorSet,
    cityCode,
    productCode,
    hero: {
      ...hero,
      drawing: heroArt({ art: hero.art, subject, baseColor: heroColour(colorSet) }),
    },
    sections: page.sections.map((part) => filled(part, file, documents, supervisor)),
    terms: (page.terms ?? documents.filter(({ url }) => !url.endsWith('-rates'))).map((link) =>
      withText(link, texts),
    ),
    notices: page.notices.map(withHash),
    health: { ...health, textHash: hashText([health.title, health.intro, ...health.items]) },
    saleEndOn: dayOf(Date.parse(file.sale.roundEndAt) - 1),
    ...(file.sale.endAt === null && { saleGoesOn: true }),
    waitingPeriodDays: file.cover.waitingPeriodDays,
    hasComparison: false,
    extraData: {
      wording: file.wording,
      flow: file.flow,
      proposalApi: file.proposalApi,
      applicantForm: file.applicantForm,
      popups: file.popups,
      property: file.property,
    },
  }
}

const withText = (link: DocumentLink, texts: Texts | undefined): Term => {
  const text = texts?.get(documentKey(link.url)?.replace('document:', '') ?? '')
  return text ? { ...link, version: text.version, textHash: text.textHash } : link
}

const withHash = (text: Omit<Notice, 'textHash'>): Notice => ({
  ...text,
  textHash: hashText([text.title, ...text.content]),
})

/**
 * Fills in the sections. The coverage table is written once and serves the page, the plans and the
 * policies.
 */
function filled(
  part: SectionFile,
  file: DatedFile,
  documents: DocumentLink[],
  supervisor: PageFile['supervisor'],
): Section {
  switch (part.kind) {
    case 'coverage':
      return {
        ...part,
        rows: file.coverage.map((row) => rowOf(row, file)),
        hasPayout: hasPayout(file),
      }
    case 'plans':
      return { ...part, plans: file.protectScheme.schemeList, rows: comparePlans(file) }
    case 'documents':
      return { ...part, items: part.items ?? documents }
    case 'insurers':
      return {
        ...part,
        items: [
          ...part.items,
          ...(supervisor ? [{ ...supervisor, part: 'supervisor' as const }] : []),
        ].map(({ part: role, ...item }) => ({ ...item, mark: markOf(item.name, role) })),
      }
    default:
      return part
  }
}

const usualDocuments = (productCode: string): DocumentLink[] =>
  [
    { title: '保险条款', id: `${productCode}-clauses` },
    { title: '投保须知与声明', id: `${productCode}-insureNotice` },
    { title: '免责条款', id: `${productCode}-escapeClause` },
    { title: '费率表', id: `${productCode}-rates` },
    { title: '个人信息保护政策', id: 'privacy' },
  ].map(({ title, id }) => ({ title, type: 'doc', url: `/documents/${id}` }))

/** A row of the coverage table. It names the plans if not all of them have the benefit. */
export function rowOf(
  { comboCodes, kind: _kind, payout: _payout, ...row }: Coverage,
  { protectScheme }: Pick<ProductFile, 'protectScheme'>,
) {
  if (!comboCodes) return row
  const titles = protectScheme.schemeList
    .filter(({ comboCode }) => comboCodes.includes(comboCode))
    .map(({ title }) => title)
  return { ...row, name: `${row.name}（${titles.join('、')}）` }
}

/** Whether the insurer underwrites after payment, and the explanation for users. */
export const underwritingOf = ({ underwriting: status, underwritingNote }: Product) => ({
  status,
  ...underwritingNote,
})

/** The addresses behind a product's QR codes: its own, otherwise those of its housekeeper. */
export const codesOf = ({
  housekeeper,
  popups,
}: Product): { [K in CodeKind]?: string | undefined } => ({
  ...housekeeper?.codes,
  ...popups?.codes,
})

/** The benefits of a policy under a scheme. */
export const coverageOf = (product: Product, comboCode: string) =>
  product.coverage
    .filter(({ comboCodes }) => !comboCodes || comboCodes.includes(comboCode))
    .map(({ name, amount, deductible, ratio, detail }) => ({
      name,
      amount,
      detail: [`免赔额：${deductible}`, `给付比例：${ratio}`, detail].filter(Boolean).join('；'),
    }))

/** Documents that are made from the product file, so that they never differ from it. */
export function documentsOf({
  productCode,
  page,
  tariff,
  cover,
  property,
  familyDiscount,
}: Product): [string, DocumentText][] {
  const notices = page.notices.map(
    ({ type, title, version, content, textHash }): [string, DocumentText] => [
      `${productCode}-${type}`,
      { title, version, content, textHash },
    ],
  )
  const rates = tariff.flatMap(({ title, bands }) =>
    bands.map(
      ({ label, premiumFen }) =>
        `${title}｜${label}｜${property ? '' : '每人'}每年${yuanText({ fen: premiumFen, trimZeros: true })}`,
    ),
  )
  const together = familyDiscount
    ? [
        `${familyDiscount.title}｜同一订单${familyDiscount.people}人起｜每人少${yuanText({ fen: familyDiscount.offFen, trimZeros: true })}`,
      ]
    : []
  const title = `${page.shortName}费率表`
  const agesCount = cover.ageOn ?? '保障生效日'
  const counted = property ? '保费按房屋的处数和份数计算' : `年龄按${agesCount}的周岁计算`
  const content = [`${counted}，保费每年一次交清。`, ...rates, ...together]
  const textHash = hashText([title, ...content])
  return [
    ...notices,
    [`${productCode}-rates`, { title, version: page.pageVersion, content, textHash }],
  ]
}

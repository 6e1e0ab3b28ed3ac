import * as v from 'valibot'
import { credentialType } from '@/contract/fields'
import { documentKey, documentText } from '@/contract/guides'
import { productPage } from '@/contract/product-page'
import { providerOf, payTypes } from '@/domain/pay/pay-type'
import { loadCatalogue } from '../../../server/catalogue/load'
import { coverageOf, type Product } from '../../../server/catalogue/product'

const catalogue = loadCatalogue()
const products = catalogue.products()
const named = products.map((product): [string, Product] => [
  `${product.cityCode}/${product.productCode}`,
  product,
])
const lengthOf = (paragraphs: readonly string[]): number => paragraphs.join('').length

const firstFour = ['310000/PP57', '320100/PH4J', '440301/LH0G', '442000/LH1F']

test('the four products of the first release are there', () => {
  expect(named.map(([name]) => name)).toEqual(expect.arrayContaining(firstFour))
})

describe.each(named)('%s', (_name, product) => {
  const { page, tariff, limits, protectScheme } = product

  test('its page, as it is answered, follows the contract', () => {
    const entry = catalogue.config(
      'insure_product_page',
      `${product.cityCode}_${product.productCode}`,
    )
    const answered: unknown = JSON.parse(entry?.configJsonValue ?? '')
    // Whether there is another product to compare with is known only beside the city's products.
    const { hasComparison } = v.parse(productPage, answered)
    expect(v.parse(productPage, answered)).toEqual({ ...page, hasComparison })
    expect(entry).toMatchObject({
      cityCode: product.cityCode,
      productCode: product.productCode,
      extraData: JSON.stringify(page.extraData),
    })
  })

  test('every age it admits has exactly one price in every scheme, and no other age has one', () => {
    for (const { bands } of tariff)
      for (let age = 0; age <= 150; age += 1) {
        const fitting = bands.filter(({ minAge, maxAge }) => minAge <= age && age <= maxAge)
        expect(fitting).toHaveLength(age >= limits.minAge && age <= limits.maxAge ? 1 : 0)
      }
  })

  test('its three notices are long enough to scroll, and its health notice has 5 to 8 items', () => {
    expect(page.notices.map(({ type }) => type)).toEqual([
      'healthConfirm',
      'insureNotice',
      'escapeClause',
    ])
    for (const { content } of page.notices) {
      expect(lengthOf(content)).toBeGreaterThanOrEqual(330)
      expect(lengthOf(content)).toBeLessThanOrEqual(1200)
    }
    expect(page.health.items.length).toBeGreaterThanOrEqual(5)
    expect(page.health.items.length).toBeLessThanOrEqual(8)
  })

  test('it tells what the law wants told: filed name, region, insurer, complaints, withdrawal', () => {
    const told = page.notices.flatMap(({ content }) => content).join('')
    expect(page.filedName).toContain('定制')
    for (const words of [page.filedName, page.applicableRegion, page.servicePhone, '12378'])
      expect(told).toContain(words)
    expect(told).toMatch(/未满期净保费/)
    expect(told).toMatch(/既往症/)
    expect(told).toContain(product.cover.waitingPeriodDays === 0 ? '无等待期' : '等待期')
  })

  test('its insurers have marks, and the authority that supervises them stands last', () => {
    for (const part of product.page.sections) {
      if (part.kind !== 'insurers') continue
      expect(part.items.at(-1)).toMatchObject({ name: '国家金融监督管理总局', phone: '12378' })
      for (const { mark } of part.items) expect(mark?.shapes).toMatch(/^<rect/)
    }
  })

  test('every linked document can be read', () => {
    const linked = page.sections.flatMap((part) => (part.kind === 'documents' ? part.items : []))
    expect(linked.length).toBeGreaterThanOrEqual(5)
    for (const { url } of [...linked, ...page.terms]) {
      const entry = catalogue.config('pre_insure_page', documentKey(url) ?? '')
      const text = v.parse(documentText, JSON.parse(entry?.configJsonValue ?? 'null'))
      expect(text.content.length).toBeGreaterThan(1)
    }
  })

  test('the documents 投保须知 and 免责条款 are the very texts of the notices', () => {
    for (const { type, content, textHash } of page.notices) {
      const entry = catalogue.config('pre_insure_page', `document:${product.productCode}-${type}`)
      const text = v.parse(documentText, JSON.parse(entry?.configJsonValue ?? 'null'))
      expect(text).toMatchObject({ content, textHash })
    }
  })

  test('every scheme covers two things or more, and the table shows them all', () => {
    for (const { comboCode } of protectScheme.schemeList)
      expect(coverageOf(product, comboCode).length).toBeGreaterThanOrEqual(2)
    const rows = page.sections.flatMap((part) => (part.kind === 'coverage' ? part.rows : []))
    expect(rows).toHaveLength(product.coverage.length)
  })

  test('it answers six questions or more', () => {
    const questions = page.sections.flatMap((part) => (part.kind === 'faq' ? part.items : []))
    expect(questions.length).toBeGreaterThanOrEqual(6)
  })

  test('a price named in its texts is a price of its tariff, and is written as ¥129', () => {
    const prices = tariff.flatMap(({ bands }) => bands.map(({ premiumFen }) => premiumFen / 100))
    const clauses = catalogue.config(
      'pre_insure_page',
      `document:${product.productCode}-clauses`,
    )?.configJsonValue
    const texts = JSON.stringify([page, protectScheme, JSON.parse(clauses ?? 'null')])
    // A discount is no price.
    const named = [...texts.matchAll(/(?<!少收)¥(\d+(?:\.\d+)?)/g)]
    expect(prices).toEqual(expect.arrayContaining(named.map(([, price]) => Number(price))))
    const inYuan = prices.filter((price) =>
      new RegExp(`(?:保险?费|缴费|每人|每年)[^"。＝]*?\\D${price}元`).test(texts),
    )
    expect(inYuan).toEqual([])
  })

  test('it accepts the identity card', () => {
    expect(page.form.credentialTypes).toContain(v.parse(credentialType, '01'))
  })
})

describe('the first four differ where a visitor sees it', () => {
  const four = named.filter(([name]) => firstFour.includes(name)).map(([, product]) => product)
  const distinct = (pick: (product: Product) => unknown): number =>
    new Set(four.map((product) => JSON.stringify(pick(product)))).size

  test.each<[string, (product: Product) => unknown]>([
    ['price table', ({ tariff }) => tariff],
    ['number of insurants', ({ limits }) => limits.maxInsurantNum],
    ['list of sections', ({ page }) => page.sections.map(({ kind }) => kind)],
    ['notices', ({ page }) => page.notices.map(({ textHash }) => textHash)],
    ['health notice', ({ page }) => page.health.textHash],
    ['colour', ({ page }) => page.colorSet.baseColor],
    ['hero', ({ page }) => page.hero],
    ['how the premium comes about', ({ premiumRule }) => premiumRule],
    ['prefix of policy numbers', ({ policyNoPrefix }) => policyNoPrefix],
  ])('%s', (_what, pick) => {
    expect(distinct(pick)).toBe(four.length)
  })

  test('only what money can be taken by is offered', () => {
    const offered = products.flatMap(({ payment }) =>
      payment.types.filter(({ paymentStatus }) => paymentStatus === 'normal'),
    )
    const payTypeServed = offered.map(({ type, currentPayType = type }) => currentPayType)
    expect(payTypeServed.filter((type) => providerOf(type) === undefined)).toEqual([])
    expect(new Set(offered.map(({ type }) => type))).toEqual(new Set(payTypes))
  })

  test('no question is answered twice in the same words', () => {
    const answers = four.flatMap(({ page }) =>
      page.sections.flatMap((part) => (part.kind === 'faq' ? part.items.map(({ a }) => a) : [])),
    )
    expect(new Set(answers).size).toBe(answers.length)
  })

  test('Shanghai has one price for all ages, Nanjing two schemes to choose from', () => {
    expect(catalogue.product('310000', 'PP57')?.tariff[0]?.bands).toHaveLength(1)
    const nanjing = catalogue.product('320100', 'PH4J')
    expect(nanjing?.protectScheme.selectable).toBe(true)
    expect(nanjing && coverageOf(nanjing, 'PLUS')).not.toEqual(
      nanjing && coverageOf(nanjing, 'BASIC'),
    )
  })

  test('Shenzhen asks the health notice as questions', () => {
    expect(catalogue.page('440301', 'LH0G')?.health.layout).toBe('questions')
  })

  test('Zhongshan has its own words, one notice that need not be read to its end, and a payment type in maintenance', () => {
    const page = catalogue.page('442000', 'LH1F')
    expect(page?.extraData).toMatchObject({
      wording: { applicant: '缴费人', insurant: '参保人' },
    })
    expect(page?.notices.filter(({ forceRead }) => !forceRead)).toHaveLength(1)
    expect(catalogue.product('442000', 'LH1F')?.payment.types).toContainEqual(
      expect.objectContaining({ paymentStatus: 'maintenance' }),
    )
  })
})

/** Relative luminance and contrast follow the definitions of WCAG 2.2. */
const luminance = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
const contrast = (a: string, b: string): number => {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return (light + 0.05) / (dark + 0.05)
}

test.each(named)('%s: white text on its colours has a contrast of 4.5:1', (_name, { page }) => {
  const { baseColor, resultBaseColor, resultFontColor } = page.colorSet
  expect(contrast(baseColor, '#FFFFFF')).toBeGreaterThanOrEqual(4.5)
  expect(contrast(resultBaseColor, resultFontColor)).toBeGreaterThanOrEqual(4.5)
})

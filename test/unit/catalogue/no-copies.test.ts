import { loadCatalogue } from '../../../server/catalogue/load'
import type { Product } from '../../../server/catalogue/product'

/** No two products may read like copies, wherever they are sold. Each has its own words. */

const products = loadCatalogue().products()
const nameOf = ({ cityCode, productCode }: Product): string => `${cityCode}/${productCode}`

/** Sentences of the law or the app, which are the same for all products. */
const common = [
  /《中华人民共和国保险法》第十六条/g,
  /点(击)?“确认并支付”，.*?保险条款。/g,
  /未满期净保费/g,
]

function wordsOf({ page, coverage }: Product): string {
  const { hero, sections, notices, health, payConfirm, result } = page
  const own = sections.filter(({ kind }) => kind !== 'documents' && kind !== 'coverage')
  const told = JSON.stringify([hero.slogan, own, notices, health, payConfirm, result, coverage])
  return common.reduce((text, phrase) => text.replaceAll(phrase, ''), told)
}

/** Runs of eight Chinese characters and digits, as plagiarism checks compare them. */
function shingles(text: string): Set<string> {
  const written = text.replaceAll(/[^\p{Script=Han}\d]/gu, '')
  const found = new Set<string>()
  for (let at = 0; at + 8 <= written.length; at += 1) found.add(written.slice(at, at + 8))
  return found
}

/** The share of the shorter text that the longer one also contains, from 0 to 1. */
function overlap(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const [few, many] = one.size < other.size ? [one, other] : [other, one]
  return [...few].filter((run) => many.has(run)).length / few.size
}

const MOST_ALIKE = 0.12
const texts = products.map((product) => ({
  name: nameOf(product),
  runs: shingles(wordsOf(product)),
}))
const pairs = texts.flatMap((one, at) => texts.slice(at + 1).map((other) => ({ one, other })))

test('a copy with the names changed is recognised', () => {
  const [shanghai] = products
  if (!shanghai) throw new Error('no product')
  const words = wordsOf(shanghai)
  const copied = words.replaceAll('上海', '北京').replaceAll('申城', '京城').replaceAll('129', '99')
  expect(overlap(shingles(words), shingles(copied))).toBeGreaterThan(MOST_ALIKE)
})

test('no two products share more than a small part of their wording', () => {
  const alike = pairs
    .map(({ one, other }) => ({
      pair: `${one.name} ${other.name}`,
      share: overlap(one.runs, other.runs),
    }))
    .filter(({ share }) => share > MOST_ALIKE)
  expect(alike).toEqual([])
})

test.each<[string, (product: Product) => unknown]>([
  ['price for every age', ({ tariff }) => tariff.map(({ bands }) => bands)],
  ['coverage', ({ coverage }) => coverage],
  ['slogan', ({ page }) => page.hero.slogan],
  [
    'illustration, whatever its colour',
    ({ page }) => page.hero.drawing?.shapes.replaceAll(/#[0-9a-f]{6}/g, ''),
  ],
  ['health notice', ({ page }) => page.health.items],
  ['name', ({ page }) => page.productName],
  ['filed name', ({ page }) => page.filedName],
  ['colour', ({ page }) => page.colorSet.baseColor],
  ['page of confirmation', ({ page }) => page.payConfirm],
  ['page of the result', ({ page }) => page.result],
  ['prefix of policy numbers', ({ policyNoPrefix }) => policyNoPrefix],
])('every product has its own %s', (_what, pick) => {
  const seen = new Map<string, string>()
  for (const product of products) {
    const picked = JSON.stringify(pick(product))
    expect(`${seen.get(picked) ?? nameOf(product)}`).toBe(nameOf(product))
    seen.set(picked, nameOf(product))
  }
})

test('no product asks and answers a question in the words of another', () => {
  const answers = products.flatMap(({ page }) =>
    page.sections.flatMap((part) => (part.kind === 'faq' ? part.items.map(({ a }) => a) : [])),
  )
  expect(answers.filter((answer, at) => answers.indexOf(answer) !== at)).toEqual([])
})

/** CIE L*a*b* of `#rrggbb` under D65, in which distances match what eyes see. */
function labOf(hex: string): readonly [number, number, number] {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  const bend = (value: number) => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116)
  const x = bend((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047)
  const y = bend(0.2126 * red + 0.7152 * green + 0.0722 * blue)
  const z = bend((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883)
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}

/** Two colours with a smaller distance look the same side by side on a screen. */
const LEAST_APART = 20

test('no two products open with the same drawing in nearly the same colour', () => {
  const looks = products.map((product) => ({
    name: nameOf(product),
    art: product.page.hero.art,
    lab: labOf(product.page.colorSet.baseColor),
  }))
  const alike = looks.flatMap((one, at) =>
    looks
      .slice(at + 1)
      .filter(({ art, lab }) => {
        const apart = Math.hypot(...lab.map((part, axis) => part - (one.lab[axis] ?? 0)))
        return art === one.art && apart < LEAST_APART
      })
      .map((other) => `${one.name} ${other.name}`),
  )
  expect(alike).toEqual([])
})

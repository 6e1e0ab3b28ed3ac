import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** One thing has one word in all texts for people. */

const ROOT = join(__dirname, '../../..')

const filesIn = (folder: string, ending: RegExp): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => ending.test(path))
    .map((path) => join(folder, path))

/** Comments are left out, because customers do not read them. */
const withoutComments = (text: string): string =>
  text.replace(/\/\*[^]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '')

/** Sentences whose exact words are required, and a menu of WeChat. */
const GIVEN = [
  '你还未开通自动投保',
  '你尚未完成投保',
  '温馨提示，你即将进入参保流程',
  '参保已结束',
  '支付设置－自动续费',
]

const read = (path: string): string =>
  GIVEN.reduce(
    (text, given) => text.replaceAll(given, ''),
    withoutComments(readFileSync(join(ROOT, path), 'utf8')),
  )

const copy = [...filesIn('src/copy', /\.ts$/), ...filesIn('src/subjects', /\/copy(?:\/.*)?\.ts$/)]
const catalogue = filesIn('server/catalogue', /\.json$/)
const gateway = ['server', 'sandbox'].flatMap((folder) => filesIn(folder, /\.(?:tsx?|js)$/))

/** Words for the parties of a product, which differ by product. */
const USUAL = /投保人|被保人|被保险人|缴费人|参保人|撤单|我的订单|订单中心/g

const findings = (paths: readonly string[], wrong: RegExp): string[] =>
  paths.flatMap((path) => {
    const found = read(path).match(wrong)
    return found ? [`${path}: ${found.join()}`] : []
  })

test.each([
  ['自动续保', /自动(?:续费|投保)/g],
  ['扣费', /扣款/g],
  ['您', /.{0,6}(?<!迷)你.{0,6}/g],
])('%s is the only word for it', (_word, wrong) => {
  // In this text, riders are fined by their platform, which is not our charge.
  const of = (found: string) => !found.includes('441900/PH01.json: 扣款')
  expect(findings([...copy, ...catalogue, ...gateway], wrong).filter(of)).toEqual([])
})

test('UX001 UX011 who buys and who is insured are called by the words of the product', () => {
  const own = /copy\/product\/wording\.ts$/
  const others = copy.filter((path) => !own.test(path))
  expect(findings(others, USUAL)).toEqual([])
})

test('UX002 UX003 texts for the people of all products use the words of none', () => {
  const shared = catalogue.filter((path) => /catalogue\/(?:documents\/|base\.json)/.test(path))
  expect(shared.length).toBeGreaterThan(4)
  expect(findings(shared, USUAL)).toEqual([])
})

test('UX002 UX003 the gateway writes these words in one place alone', () => {
  // The reference of the calls explains the terms to engineers.
  const own = /^server\/(?:catalogue\/(?:terms|word-rules|repeated-facts)|http\/field-words)\.ts$/
  const others = gateway.filter((path) => path.startsWith('server/') && !own.test(path))
  expect(findings(others, USUAL)).toEqual([])
})

test('a text says 参保 only where a product does', () => {
  const own = /copy\/product\/wording\.ts$/
  const others = copy.filter((path) => !own.test(path))
  expect(findings(others, /.{0,6}参保.{0,6}/g)).toEqual([])
})

interface ProductFile {
  page?: { productName?: string }
  tariff?: unknown
}

const fensIn = (value: unknown, key = ''): number[] => {
  if (typeof value === 'number') return /fen$/i.test(key) ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, one]) =>
    fensIn(one, Array.isArray(value) ? key : name),
  )
}

test('a price stands as ¥129, as its sums do, and never as 129元', () => {
  const wrong = catalogue.flatMap((path) => {
    const text = readFileSync(join(ROOT, path), 'utf8')
    const { tariff } = JSON.parse(text) as ProductFile
    const prices = new Set(fensIn(tariff).map((fen) => fen / 100))
    return [...text.matchAll(/(\d[\d,]*(?:\.\d+)?)元/g)]
      .filter(([, yuan = '']) => prices.has(Number(yuan.replace(',', ''))))
      .map(([found]) => `${path}: ${found}`)
  })
  expect(wrong).toEqual([])
})

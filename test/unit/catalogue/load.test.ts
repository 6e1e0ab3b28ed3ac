import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadCatalogue } from '../../../server/catalogue/load'
import { isJsonObject, type Json, type JsonObject } from '../../../server/catalogue/merge'
import { CatalogueError } from '../../../server/catalogue/problem'
import { hashText } from '../../../server/catalogue/text-hash'

const source = join(__dirname, '../../../server/catalogue')
const PP57 = '310000/PP57.json'
let dir: string

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'catalogue-'))
  cpSync(source, dir, { recursive: true, filter: (path) => !path.endsWith('.ts') })
})
afterEach(() => {
  rmSync(dir, { recursive: true, force: true })
})

const write = (file: string, text: string) => writeFileSync(join(dir, file), text)

function read(file: string): JsonObject {
  const json: Json = JSON.parse(readFileSync(join(dir, file), 'utf8'))
  if (!isJsonObject(json)) throw new Error(`${file} is not an object`)
  return json
}

/** Sets a path such as `page.hero.art` in a file. The value `undefined` removes the field. */
function change(file: string, path: string, value: Json | undefined): void {
  const whole = read(file)
  const keys = path.split('.')
  const last = keys.pop() ?? ''
  let at: JsonObject = whole
  for (const key of keys) {
    const next = Array.isArray(at) ? at[Number(key)] : at[key]
    if (typeof next !== 'object' || next === null) throw new Error(`No ${key} in ${path}`)
    at = Object(next)
  }
  if (value === undefined) Reflect.deleteProperty(at, last)
  else at[last] = value
  write(file, JSON.stringify(whole))
}

function problems(): string[] {
  try {
    loadCatalogue(dir)
  } catch (error) {
    if (error instanceof CatalogueError)
      return error.message
        .split('\n')
        .slice(1)
        .map((line) => line.trim())
    throw error
  }
  return []
}

test('what is shipped has nothing wrong with it', () => {
  expect(problems()).toEqual([])
})

describe('a mistake is named by file and place', () => {
  test('a value that is not allowed', () => {
    change(PP57, 'page.hero.art', 'sky')
    expect(problems()).toEqual([
      '310000/PP57.json: page.hero.art: Invalid type: Expected ("skyline" | "bridge" | "harbour" | "garden" | "mountain" | "gate" | "lake") but received "sky"',
    ])
  })

  test('a missing field, even deep inside a list', () => {
    change(PP57, 'page.notices.1.version', undefined)
    expect(problems()).toEqual([
      expect.stringMatching(/^310000\/PP57\.json: page\.notices\[1\]\.version: /),
    ])
  })

  test('a field that nobody reads', () => {
    change(PP57, 'page.hero.slogen', '笔误')
    expect(problems()).toEqual(['310000/PP57.json: page.hero.slogen: No such field'])
  })

  test('text that is not JSON', () => {
    write(PP57, '{ "page": ')
    expect(problems()).toEqual([
      expect.stringMatching(/^310000\/PP57\.json: Not readable as JSON: /),
    ])
  })

  test('a file name that is no product code', () => {
    write('310000/shanghai.json', '{}')
    expect(problems()).toEqual([
      '310000/shanghai.json: A product file is named by its code: four capital letters or digits',
    ])
  })

  test('every file at once, not only the first', () => {
    change(PP57, 'page.servicePhone', 4000)
    change('442000/LH1F.json', 'sale.season.0.from', '2023-11-01')
    expect(problems().map((line) => line.split(':')[0])).toEqual([
      '310000/PP57.json',
      '442000/LH1F.json',
    ])
  })
})

const neverOpen = { startAt: '2024-10-21T09:00:00+08:00', endAt: '2020-01-01T00:00:00+08:00' }

describe('parts that do not fit together', () => {
  test.each<[string, string, string, Json | undefined, RegExp]>([
    [
      'a gap between ages',
      '440301/LH0G.json',
      'tariff.0.bands.1.minAge',
      6,
      /bands\[1\]: minAge must be 5/,
    ],
    [
      'an overlap of ages',
      '440301/LH0G.json',
      'tariff.0.bands.1.minAge',
      4,
      /bands\[1\]: minAge must be 5/,
    ],
    ['ages that end early', '440301/LH0G.json', 'limits.maxAge', 80, /must end at 80/],
    [
      'a band upside down',
      '440301/LH0G.json',
      'tariff.0.bands.2.maxAge',
      10,
      /bands\[2\]: maxAge is below/,
    ],
    [
      'a payout above all payouts',
      PP57,
      'page.figures',
      { asOf: '2026-10-31', source: '浦岸健康', claims: 3, paidFen: 100, biggestFen: 200 },
      /biggestFen: More than paidFen/,
    ],
    ['a premium of nothing', PP57, 'tariff.0.bands.0.premiumFen', 0, /cannot be paid/],
    [
      'a scheme without a price',
      '320100/PH4J.json',
      'tariff.1.comboCode',
      'GOLD',
      /exactly one price list/,
    ],
    [
      'a default nobody offers',
      PP57,
      'protectScheme',
      { defaultComboCode: 'X' },
      /Not in schemeList/,
    ],
    ['a choice of one', PP57, 'protectScheme', { selectable: true }, /false with one/],
    [
      'coverage of an unknown scheme',
      '320100/PH4J.json',
      'coverage.0.comboCodes',
      ['GOLD'],
      /not in schemeList/,
    ],
    [
      'a relation without a limit',
      PP57,
      'limits.insurantMaxNum.SPOUSE',
      undefined,
      /same relations/,
    ],
    [
      'a limit that brings the order down to one',
      PP57,
      'limits.insurantMaxNum.SPOUSE',
      2,
      /must be 1/,
    ],
    ['an order larger than the limit', PP57, 'limits.orderInsurantMaxNum', 9, /cannot hold more/],
    ['a sale that never opens', PP57, 'sale', neverOpen, /must end after/],
    [
      'a day that does not exist',
      PP57,
      'cover',
      { rule: 'fixed', effectiveOn: '2026-02-30', expireOn: '2026-12-31', waitingPeriodDays: 0 },
      /days must exist/,
    ],
    [
      'no payment type that works',
      '442000/LH1F.json',
      'payment.types.0.paymentStatus',
      'maintenance',
      /must be normal/,
    ],
    [
      'an offer of automatic renewal where there is none',
      '440301/LH0G.json',
      'popups',
      { compound: { mode: 'RENEWAL' } },
      /no automatic renewal to turn on/,
    ],
    ['a filed name without 定制', PP57, 'page.filedName', '医疗保险', /定制/],
    [
      'a line break in a text that is hashed',
      PP57,
      'page.notices.0.content.7',
      '一\n二',
      /line break/,
    ],
    [
      'a key point that its notice does not say',
      PP57,
      'page.notices.0.brief.0',
      '任何人都可以投保',
      /Must be quoted from the content/,
    ],
    [
      'a link to nowhere',
      '320100/PH4J.json',
      'page.terms.0.url',
      '/documents/PP99-clauses',
      /is not a document/,
    ],
  ])('%s', (_what, file, path, value, message) => {
    change(file, path, value)
    const found = problems()
    expect(found).toEqual([expect.stringMatching(message)])
    expect(found[0]?.startsWith(`${file}: `)).toBe(true)
  })

  test('a relation beside its own alias, which would share one limit', () => {
    change(PP57, 'page.form.relations.7.type', 'PARENTS')
    change(PP57, 'limits.insurantMaxNum.CLOSE_FAMILY', undefined)
    change(PP57, 'limits.insurantMaxNum.PARENTS', 1)
    expect(problems()).toEqual([
      expect.stringMatching(/page\.form\.relations: .*counts its aliases/),
    ])
  })

  test('two documents of one name', () => {
    cpSync(join(dir, 'documents/privacy.json'), join(dir, '310000/documents/privacy.json'))
    expect(problems()).toEqual(['310000/documents: There are two documents named privacy'])
  })
})

describe('versions of a page', () => {
  test('say what is wrong with them by their name', () => {
    change(PP57, 'variants.PP57_NEW.hero.art', 'sky')
    expect(problems()).toEqual([
      expect.stringMatching(/^310000\/PP57\.json: variants\.PP57_NEW\.hero\.art: /),
    ])
  })

  test('cannot change what people declare and agree to', () => {
    change(PP57, 'variants.PP57_NEW.health', { items: ['一'] })
    expect(problems()).toEqual([
      '310000/PP57.json: variants.PP57_NEW: Notices, terms and health items cannot differ',
    ])
  })

  test('cannot leave out how to pay', () => {
    change(PP57, 'variants.PP57_NEW.payConfirm.sections', ['overview', 'terms'])
    expect(problems()).toEqual([
      '310000/PP57.json: variants.PP57_NEW.payConfirm.sections: Cannot do without payTypes and terms',
    ])
  })

  test('a project that leads to no product', () => {
    change('projects/P9.json', 'productCode', 'XXXX')
    expect(problems()).toEqual(['projects/P9.json: productCode: No such product'])
  })
})

describe('bases', () => {
  test('a product takes what it does not say from its city, and the city from the base of all', () => {
    change(PP57, 'page.servicePhone', undefined)
    change('310000/base.json', 'page.servicePhone', '400-000-0001')
    change('base.json', 'page.servicePhone', '400-000-0002')
    expect(loadCatalogue(dir).page('310000', 'PP57')?.servicePhone).toBe('400-000-0001')
    change('310000/base.json', 'page.servicePhone', undefined)
    expect(loadCatalogue(dir).page('310000', 'PP57')?.servicePhone).toBe('400-000-0002')
    change(PP57, 'page.servicePhone', '400-000-0003')
    expect(loadCatalogue(dir).page('310000', 'PP57')?.servicePhone).toBe('400-000-0003')
  })

  test('with useBase false it stands alone', () => {
    change(PP57, 'useBase', false)
    expect(problems()).toEqual(
      expect.arrayContaining([expect.stringMatching(/^310000\/PP57\.json: page\.cityName: /)]),
    )
  })
})

describe('hashes', () => {
  test('are SHA-256 over the paragraphs, one a line', () => {
    // This command gives the hash: printf '健康告知\n第一条' | sha256sum
    expect(hashText(['健康告知', '第一条'])).toBe(
      'bdddb7ad6f9e91ae2313ae439fb4e323af19052b21564d331dea33d222f5b758',
    )
  })

  test('stay the same from load to load', () => {
    const hashes = () =>
      loadCatalogue(dir)
        .products()
        .flatMap(({ page }) => [page.health.textHash, ...page.notices.map((text) => text.textHash)])
    expect(hashes()).toEqual(hashes())
    expect(new Set(hashes()).size).toBe(4 * loadCatalogue(dir).products().length)
  })

  test('change with a single character, and only there', () => {
    const before = loadCatalogue(dir).page('310000', 'PP57')
    change(PP57, 'page.notices.2.title', '免责条款。')
    const after = loadCatalogue(dir).page('310000', 'PP57')
    expect(after?.notices.map(({ textHash }) => textHash)).toEqual([
      before?.notices[0]?.textHash,
      before?.notices[1]?.textHash,
      expect.not.stringMatching(before?.notices[2]?.textHash ?? ''),
    ])
    expect(after?.health.textHash).toBe(before?.health.textHash)
  })
})

import base from '../../../server/catalogue/base.json'
import { loadCatalogue } from '../../../server/catalogue/load'

/**
 * Variants of pages that are asked for by name. Each one looks different from the default,
 * which is what `base.json` gives to a product without words of its own. The base has no sections
 * of the insure page, so there the default is the page of the city that `/home` opens.
 */

const catalogue = loadCatalogue()
const pageOf = (name: string) => {
  const [cityCode = '', productCode = ''] = name.split('/')
  const page = catalogue.page(cityCode, productCode)
  if (!page) throw new Error(`no ${name}`)
  return page
}
const standard = pageOf('430100/LG01')

/** The fields in which a part of a page differs from the default. */
function differing<T extends object>(part: T, other: T): string[] {
  const plain = new Map<string, unknown>(Object.entries(other))
  return Object.entries(part)
    .filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(plain.get(name)))
    .map(([name]) => name)
}

test.each([
  ['RT011 RT016', '310000/PP57', 'highlights coverage eligibility priceTable'],
  ['RT012', '320100/PH4J', 'plans priceTable coverage services'],
  ['RT013', '420000/PH2W', 'highlights coverage priceTable eligibility'],
  ['RT014', '441700/PH6Z', 'highlights priceTable coverage eligibility'],
])('%s the insure page of %s has other sections in another order: %s', (_row, name, first) => {
  const kinds = pageOf(name).sections.map(({ kind }) => kind)
  expect(kinds.slice(0, 4).join(' ')).toBe(first)
  expect(kinds).not.toEqual(standard.sections.map(({ kind }) => kind))
})

test.each([
  ['RT021', '442000/LH1F', 'list', ['intro', 'items']],
  ['RT022', '440301/LH0G', 'questions', ['intro', 'items']],
  ['RT023', '440301/LH0H', 'questions', ['items', 'intro']],
  ['RT024', '441600/PH7P', 'list', ['intro', 'items']],
  ['RT025', '441600/MH02', 'questions', ['items', 'intro']],
  ['RT027', '441700/PH6Z', 'list', ['intro', 'items']],
  ['RT028', '441700/PH9G', 'questions', ['intro', 'items']],
  ['RT030', '370300/MH16', 'list', ['intro', 'items']],
  ['RT033', '350400/PH6X', 'list', ['intro', 'items']],
  ['RT034', '350400/MH12', 'list', ['items']],
] as const)('%s the health notice of %s is a %s of %j', (_row, name, layout, sections) => {
  const { health } = pageOf(name)
  expect(health).toMatchObject({ layout, sections })
  expect(differing(health, base.page.health)).toEqual(
    expect.arrayContaining(['intro', 'items', 'agreeText']),
  )
})

test.each([
  ['RT036', '310000/PP57', 'people overview payTypes terms'],
  ['RT037', '320100/PH4J', 'overview people payTypes terms'],
  ['RT038', '320100/PA1G', 'overview people payTypes terms'],
  ['RT039', '320100/PA1H', 'people overview payTypes terms'],
  ['RT040', '320100/PH7C', 'overview people payTypes terms'],
  ['RT041', '320100/PA1V', 'overview people terms payTypes'],
  ['RT042', '320100/PA1W', 'overview people payTypes terms'],
  ['RT043', '320100/MH03', 'overview people payTypes terms'],
  ['RT044', '140000/MH08', 'overview people payTypes terms'],
  ['RT045', '140000/MH10', 'people overview payTypes terms'],
  ['RT046', '140000/MH11', 'people overview terms payTypes'],
  ['RT047', '140500/MA01', 'overview payTypes people terms'],
])('%s the page before paying of %s says other things, in the order %s', (_row, name, order) => {
  const { payConfirm } = pageOf(name)
  expect(payConfirm.sections.join(' ')).toBe(order)
  expect(differing(payConfirm, base.page.payConfirm)).toEqual(
    expect.arrayContaining(['title', 'tips']),
  )
})

test.each([
  ['RT052', '310000/PP57', 'facts policies nextSteps'],
  ['RT053', '310001/PP74', 'nextSteps facts policies'],
])('%s the result of %s says other things, in the order %s', (_row, name, order) => {
  const { result } = pageOf(name)
  expect(result.sections.join(' ')).toBe(order)
  expect(differing(result, base.page.result)).toEqual(
    expect.arrayContaining(['title', 'text', 'nextSteps']),
  )
})

test.each([
  ['UX002', '420000/PH2W'],
  ['UX003', '500100/PH5E'],
])('%s %s says payer, participant, order center and cancel order', (_row, name) => {
  expect(pageOf(name).extraData).toEqual({
    wording: {
      applicant: '缴费人',
      insurant: '参保人',
      orderCenter: '订单中心',
      withdraw: '取消订单',
    },
  })
})

test('DL044 a product offers automatic renewal in the compound dialog', () => {
  const modes = catalogue.products().map(({ popups }) => popups?.compound?.mode)
  expect(new Set(modes)).toEqual(
    new Set([undefined, 'RENEWAL', 'FOLLOW_PUBLIC', 'SUBSCRIBE', 'SERVICE']),
  )
  expect(pageOf('441900/PH38').extraData.popups?.compound).toEqual({ mode: 'RENEWAL' })
})

/** Versions of pages, each with the parts of the page that look different. */
const versions = [
  ['RT016 RT147', '310000/PP57', 'PP57_NEW', ['hero', 'payConfirm'], { hero: { art: 'harbour' } }],
  ['RT062 RT146', '430100/LG01', 'WX_NEW', ['payConfirm', 'result'], {}],
  ['RT031', '430100/LG01', 'pdd', ['health', 'payConfirm'], { health: { sections: ['items'] } }],
  [
    'RT032',
    '430100/LG01',
    'pjp',
    ['health', 'payConfirm'],
    { health: { sections: ['items', 'intro'] } },
  ],
  [
    'RT048',
    '430100/LG01',
    'pdd',
    ['health', 'payConfirm'],
    { payConfirm: { sections: ['payTypes', 'overview', 'people', 'terms'] } },
  ],
  [
    'RT049',
    '350400/PH6X',
    'pjp',
    ['health', 'payConfirm'],
    { payConfirm: { sections: ['people', 'overview', 'terms', 'payTypes'] } },
  ],
  [
    'RT050',
    '430100/LG01',
    'zhyl',
    ['payConfirm'],
    { payConfirm: { sections: ['overview', 'payTypes', 'terms'] } },
  ],
] as const

test.each(versions)('%s %s as %s differs in its %j', (_row, name, version, parts, seen) => {
  const [cityCode = '', productCode = ''] = name.split('/')
  const page = catalogue.product(cityCode, productCode)?.pageAs(version)
  if (!page) throw new Error(`no ${name}`)
  expect(differing(page, pageOf(name)).sort()).toEqual([...parts])
  expect(page).toMatchObject(seen)
})

test('a version is answered under its own key, and one that a product lacks as the usual page', () => {
  const json = (key: string) => catalogue.config('insure_product_page', key)?.configJsonValue ?? ''
  expect(json('310000_PP57_PP57_NEW')).toContain('申城新一年')
  expect(json('310000_PP57')).not.toContain('申城新一年')
  expect(json('310000_PP57_NOBODY')).toBe(json('310000_PP57'))
  expect(catalogue.config('insure_product_page', '310000_XXXX_PP57_NEW')).toBeUndefined()
})

test('RT033 RT034 products of 350400 go through the pages of their own flow', () => {
  for (const name of ['350400/PH6X', '350400/MH12']) expect(pageOf(name).extraData.flow).toBe('pjp')
  expect(standard.extraData.flow).toBeUndefined()
})

import { loadCatalogue } from '../../../server/catalogue/load'

/** What the catalogue answers as configuration. */

const catalogue = loadCatalogue()

test.each(['310000_H5', '320100_WECHAT', '999999_MNP_H5', '440301_H5_NEW'])(
  'the list of nationalities is answered for %s, China first',
  (key) => {
    const entry = catalogue.config('nationality', key)
    const { options }: { options: { text: string; value: string }[] } = JSON.parse(
      entry?.configJsonValue ?? '',
    )
    expect(options[0]).toEqual({ text: '中国', value: 'CHN' })
    expect(options.length).toBeGreaterThan(60)
    expect(new Set(options.map(({ value }) => value)).size).toBe(options.length)
    expect(new Set(options.map(({ text }) => text)).size).toBe(options.length)
  },
)

test.each([
  ['insure_product_page', '310000_XXXX'],
  ['insure_product_page', '320100_PP57'],
  ['pre_insure_page', 'document:nothing'],
  ['nationality', 'H5'],
  ['nationality/310000', 'PP57'],
  ['activity_config', '__proto__'],
])('%s %s is not found', (namespace, key) => {
  expect(catalogue.config(namespace, key)).toBeUndefined()
})

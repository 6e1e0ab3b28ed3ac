import { fetchDocument, fetchRenewalProduct } from '@/api/catalogue'
import { fetchProductPage } from '@/api/product-page'
import { loadCatalogue } from '../../../server/catalogue/load'
import { answerWith } from '../../support/ui/answers'

/** API007: pages use the fields of GetConfigV2 around the configuration itself. */

const content = { title: 't', version: '1', content: ['c'], textHash: 'a'.repeat(64) }
const found = {
  configKey: '',
  _configKey: '',
  configJsonValue: JSON.stringify(content),
  notFound: false,
  message: '',
}

test('API007 what is not found says so in the words that came', async () => {
  answerWith({
    readConfig: () => ({
      data: { ...found, configJsonValue: '', notFound: true, message: 'gone' },
    }),
  })
  expect(await fetchDocument('/documents/privacy')).toEqual({
    ok: false,
    error: { name: 'NOT_FOUND', code: 10001, message: 'gone' },
  })
})

test('API007 an answer about another key is none', async () => {
  answerWith({ readConfig: () => ({ data: found }) })
  expect(await fetchDocument('/documents/privacy')).toMatchObject({ ok: true })
  answerWith({ readConfig: () => ({ data: { ...found, configKey: 'document:other' } }) })
  expect(await fetchDocument('/documents/privacy')).toMatchObject({ ok: false })
})

test.each([
  ['what it says', {}, 'MH10'],
  ['itself where it says nothing', { renewalProductCode: undefined }, 'MH08'],
  ['itself where another product is told of', { productCode: 'MH11' }, 'MH08'],
  ['itself where another city is', { cityCode: '310000' }, 'MH08'],
  ['itself where another key is', { _configKey: 'pre_insure_page/x' }, 'MH08'],
])('API007 a product is renewed as %s', async (_name, other, as) => {
  const of = { cityCode: '140000', productCode: 'MH08' }
  const _configKey = 'insure_product_page/140000_MH08'
  answerWith({
    readConfig: () => ({
      data: { ...found, _configKey, ...of, renewalProductCode: 'MH10', ...other },
    }),
  })
  expect(await fetchRenewalProduct(of)).toEqual({ ok: true, value: as })
})

test('API007 extraData is what stands beside the page, and inside it alone of an older gateway', async () => {
  const [cityCode, productCode] = ['310000', 'PP57']
  const inside = '{"flow":"pjp"}'
  const stored = loadCatalogue().page(cityCode, productCode)
  const page = { ...stored, extraData: inside }
  const configKey = `${cityCode}_${productCode}`
  const read = async (beside: object) => {
    const data = { ...found, configKey, configJsonValue: JSON.stringify(page), ...beside }
    answerWith({ readConfig: () => ({ data }) })
    const answer = await fetchProductPage({ cityCode, productCode })
    return answer.ok && answer.value.extraData
  }
  expect(await read({ extraData: '{"proposalApi":"V2"}' })).toEqual({ proposalApi: 'V2' })
  expect(await read({})).toMatchObject({ flow: 'pjp' })
  expect(await read({ extraData: '{' })).toEqual({})
})

import { errorCodes } from '@/contract/errors'
import { openGateway, type TestGateway } from '../../support/gateway'
import { done, readPage, signIn } from '../../support/purchase'

/** Configuration by namespace and key. */

let gateway: TestGateway
beforeAll(async () => {
  gateway = await openGateway()
})
afterAll(() => gateway.close())

const read = async (
  appID: 'huimin_insur' | 'promotion',
  namespace: 'pre_insure_page' | 'activity_config' | 'wx_insure' | 'nationality',
  key: string,
) => done(await gateway.call('readConfig', { appID, namespace, key, ignoreNotFound: true }))

test.each([
  ['API009', 'promotion', 'activity_config', 'HMB_INSURE_BP', '敬老月陪父母参保'],
  ['API011', 'huimin_insur', 'pre_insure_page', 'insure', '春节期间客服时间调整'],
  ['RT119', 'huimin_insur', 'pre_insure_page', 'claim-guide:320100_PA1G', '事故后48小时内'],
  ['API012', 'huimin_insur', 'wx_insure', 'P9', '单位团体专区'],
  ['API013', 'huimin_insur', 'nationality', '430100_H5', '中国'],
  ['API013', 'huimin_insur', 'nationality', '430100_WECHAT', '中国'],
  ['API013', 'huimin_insur', 'nationality', '430100_MNP_H5', '中国'],
  ['API014', 'huimin_insur', 'nationality', '430100_WX_NEW', '中国'],
] as const)('%s %s %s has %s', async (_row, appID, namespace, key, told) => {
  const answer = await read(appID, namespace, key)
  expect(answer).toMatchObject({ configKey: key, notFound: false })
  expect(answer.configJsonValue).toContain(told)
})

test('RT115 whoever looks after a product has a name, hours and a telephone', async () => {
  const asked = {
    platform: 'H5' as const,
    pageId: 'housekeeper-group',
    appid: 'h5-normal',
    eventType: 'user_enter' as const,
    entries: [{ componentId: 'Q004', productCode: 'LG01', companyCode: 'XJRS' }],
  }
  const at = (cityCode: string) => ({ cityCode, windowPeroid: 'Y' as const })
  const of = async (cityCode: string) =>
    done(await gateway.call('getHousekeeperEntry', { ...asked, extensions: at(cityCode) })).entries
  expect(await of('430100')).toEqual([
    {
      componentId: 'Q004',
      codes: ['adviser', 'group'],
      adviser: {
        name: '管家小星',
        portrait: 'bob',
        hours: '周一至周日 8:30–20:00',
        phone: '400-000-4301',
      },
    },
  ])
  expect(await of('310000')).toEqual([])
})

test('the adviser of a product names the hours that its notice names', async () => {
  const { entries } = done(
    await gateway.call('getHousekeeperEntry', {
      platform: 'H5',
      pageId: 'housekeeper-group',
      appid: 'h5-normal',
      eventType: 'user_enter',
      entries: [{ componentId: 'Q004', productCode: 'LH0G', companyCode: 'PWCX' }],
      extensions: { cityCode: '440301', windowPeroid: 'Y' },
    }),
  )
  expect(entries[0]?.adviser?.hours).toBe('每天8时至22时')
  const notice = gateway.ctx.catalogue.document('LH0G-insureNotice')?.content.join('')
  expect(notice).toContain('服务时间每天8时至22时')
})

test('API012 a project that nobody knows is no error', async () => {
  expect(await read('huimin_insur', 'wx_insure', 'P404')).toMatchObject({
    notFound: true,
    message: 'notFound',
    configJsonValue: '',
  })
})

test.each([
  ['insure_product_page', errorCodes.PRODUCT_NOT_FOUND],
  ['pre_insure_page', errorCodes.NOT_FOUND],
  ['activity_config', errorCodes.NOT_FOUND],
  ['wx_insure', errorCodes.NOT_FOUND],
  ['nationality', errorCodes.NOT_FOUND],
] as const)(
  'API007 %s refuses what is not there, unless that is ignored',
  async (namespace, code) => {
    const asked = { appID: 'huimin_insur', namespace, key: 'none' } as const
    expect((await gateway.call('readConfig', asked)).code).toBe(code)
    const ignored = { ...asked, ignoreNotFound: true }
    expect(done(await gateway.call('readConfig', ignored))).toMatchObject({ notFound: true })
  },
)

test('API018 a product says what it is renewed as', async () => {
  const page = (key: string) =>
    gateway.call('readConfig', { appID: 'huimin_insur', namespace: 'insure_product_page', key })
  // The renewal is never a product for other people: MH10 is only for women.
  expect(done(await page('140000_MH08')).renewalProductCode).toBe('MH08')
  expect(done(await page('140000_MH10')).renewalProductCode).toBe('MH10')
})

test('API016 GetConfig answers one piece, and refuses what is not there', async () => {
  const asked = { appID: 'huimin_insur', namespace: 'pre_insure_page' } as const
  const cities = done(await gateway.call('getConfig', { ...asked, key: 'cities' }))
  expect(cities.configJsonValue).toContain('长沙市')
  const missing = await gateway.call('getConfig', { ...asked, key: 'nothing' })
  expect(missing.code).toBe(errorCodes.NOT_FOUND)
})

test('API017 QueryConfig answers several, without those that are not there', async () => {
  const { list } = done(
    await gateway.call('queryConfig', {
      appID: 'huimin_insur',
      namespace: 'pre_insure_page',
      keys: ['cities', 'nothing', 'document:privacy'],
    }),
  )
  expect(list.map(({ configKey }) => configKey)).toEqual(['cities', 'document:privacy'])
})

test.each([
  ['440301', 'LH0H', { share: false, shareGift: false, openFirstQuestion: false }],
  ['310000', 'PP57', { share: true, shareGift: true, openFirstQuestion: false }],
])('API048 the features of %s/%s', async (cityCode, productCode, features) => {
  const { featureJSON } = done(await gateway.call('getInsureFeatures', { cityCode, productCode }))
  expect(JSON.parse(featureJSON)).toEqual(features)
})

test('a comparison has one side for each account, and default for everybody else', async () => {
  const login = await signIn(gateway)
  const ask = async (componentId: string) =>
    done(await gateway.call('getTestTag', { componentId }, { login })).featureValue
  const side = await ask('insure-faq')
  expect(['default', 'open']).toContain(side)
  expect(await ask('insure-faq')).toBe(side)
  expect(await ask('nothing')).toBe('default')
  const visitor = done(await gateway.call('getVisitorTestTag', { componentId: 'insure-faq' }))
  expect(visitor.featureValue).toBe('default')
})

test('each text that is agreed to says its hash where it is asked for', async () => {
  const product = { cityCode: '310000', productCode: 'PP57' }
  const page = await readPage(gateway, product)
  const { texts } = done(await gateway.call('getPageInfo', { ...product, version: 3 }))
  expect(texts).toEqual([
    ...page.notices.map(({ type, version, textHash }) => ({ type, version, textHash })),
    { type: 'health', version: page.health.version, textHash: page.health.textHash },
  ])
})

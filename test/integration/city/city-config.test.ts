import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadCatalogue } from '../../../server/catalogue/load'
import { openGateway, type TestGateway } from '../../support/gateway'
import { done } from '../../support/purchase'

const shipped = join(__dirname, '../../../server/catalogue')
const dir = mkdtempSync(join(tmpdir(), 'huimin-catalogue-'))
cpSync(shipped, dir, { recursive: true, filter: (path) => !path.endsWith('.ts') })
const file = join(dir, '430100/LG01.json')
const product = JSON.parse(readFileSync(file, 'utf8')) as { poster: Record<string, unknown> }
delete product.poster['introImg']
writeFileSync(file, JSON.stringify({ ...product, poster: { ...product.poster } }))

let gateway: TestGateway
beforeAll(async () => {
  gateway = await openGateway({}, { catalogue: loadCatalogue(dir, '2026-11-25') })
})
afterAll(async () => {
  await gateway.close()
  rmSync(dir, { recursive: true, force: true })
})

describe('the configuration of a city', () => {
  test('names the official account and the windows of its posters with their picture', async () => {
    const { appid, productSet } = done(await gateway.call('getCityConfig', { cityCode: '320100' }))
    expect(appid).toBe('wx-sandbox-oa')
    expect(productSet).toEqual([
      {
        productCode: 'PH0V',
        disableTimeCheck: false,
        effectiveStartTime: '2027-01-20T23:00:00+08:00',
        effectiveEndTime: '2027-01-21T05:00:00+08:00',
        gapTimeList: [{ start: '2028-01-20T23:00:00+08:00', end: '2028-01-21T05:00:00+08:00' }],
        introImg: expect.stringMatching(/^data:image\/svg\+xml,/),
        backgroundColor: '#7F2F12',
        uuid: expect.stringMatching(/^[0-9a-f]{16}$/),
      },
    ])
  })

  test('has no picture where none is named: the page is not opened then', async () => {
    const { productSet } = done(await gateway.call('getCityConfig', { cityCode: '430100' }))
    expect(productSet).toMatchObject([{ productCode: 'LG01', introImg: '' }])
  })

  test('says from when on which version is shown, PP57 in fields of its own', async () => {
    const of = async (cityCode: string): Promise<unknown> =>
      JSON.parse(done(await gateway.call('getCityConfig', { cityCode })).extraData)
    expect(await of('310000')).toEqual({
      PP57NewVersionTime: '2027-03-01T00:00:00+08:00',
      PP57NewVersionCfgUA: 'PP57_NEW',
      cfgUAVersionList: [],
      orders: expect.objectContaining({ center: expect.stringContaining('上海市的订单') }),
    })
    expect(await of('430100')).toEqual({
      cfgUAVersionList: [
        {
          productCode: 'LG01',
          targetCfgUA: 'WX_NEW',
          effectiveTime: '2027-04-01T00:00:00+08:00',
        },
      ],
    })
  })

  test('is empty for a city that nobody has heard of', async () => {
    const { productSet } = done(await gateway.call('getCityConfig', { cityCode: '999999' }))
    expect(productSet).toEqual([])
  })
})

import { nextVersionAt, targetCfgUA } from '@/domain/time/page-version'

describe('EN038 page versions', () => {
  const versions = {
    PP57NewVersionTime: '2024-06-01 00:00:00',
    PP57NewVersionCfgUA: 'SH_V2',
    cfgUAVersionList: [
      { productCode: 'PP57', targetCfgUA: 'SH_V3', effectiveTime: '2024-07-01 00:00:00' },
      { productCode: 'PP57', targetCfgUA: 'SH_V1', effectiveTime: '2024-05-01 00:00:00' },
      { productCode: 'LG01', targetCfgUA: 'CS_V2', effectiveTime: '2024-05-01 00:00:00' },
      { productCode: 'LG01', targetCfgUA: '', effectiveTime: '2024-05-02 00:00:00' },
      { productCode: 'LG01', targetCfgUA: 'CS_V3', effectiveTime: 'x' },
    ],
  }
  test.each([
    ['PP57', '2024-04-30 23:59:59', 'OLD'],
    ['PP57', '2024-05-01 00:00:00', 'SH_V1'],
    ['PP57', '2024-05-31 23:59:59', 'SH_V1'],
    ['PP57', '2024-06-01 00:00:00', 'SH_V2'],
    ['PP57', '2024-07-01 00:00:00', 'SH_V3'],
    ['LG01', '2030-01-01', 'CS_V2'],
    ['PH38', '2030-01-01', 'OLD'],
    ['PP57', 'x', 'OLD'],
  ])('%s at %s: %s', (productCode, now, cfgUA) => {
    expect(targetCfgUA({ now, productCode, cfgUA: 'OLD', versions })).toBe(cfgUA)
  })
  test('nothing asked for and nothing configured is the default page', () => {
    expect(targetCfgUA({ now: 0, productCode: 'PP57', versions: {} })).toBe('')
    expect(
      targetCfgUA({ now: 0, productCode: 'PP57', versions: { PP57NewVersionTime: '1969-01-01' } }),
    ).toBe('')
  })
})

test('the next change of a product is the nearest that has not come', () => {
  const at = (hour: number) => Date.parse(`2027-03-01T0${hour}:00:00+08:00`)
  const version = (hour: number, productCode = 'LG01') => ({
    productCode,
    targetCfgUA: `V${hour}`,
    effectiveTime: `2027-03-01T0${hour}:00:00+08:00`,
  })
  const versions = { cfgUAVersionList: [version(5), version(3), version(1), version(2, 'PP57')] }
  expect(nextVersionAt({ now: at(1), productCode: 'LG01', versions })).toBe(at(3))
  expect(nextVersionAt({ now: at(5), productCode: 'LG01', versions })).toBeUndefined()
})

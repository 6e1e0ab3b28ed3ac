import { housekeeperEntry } from '@/domain/service/housekeeper'

describe('KC039 EN034 A61 housekeeper entry', () => {
  const product = { productCode: 'LG01', companyCode: '12345678', cityCode: '430100' }
  test('cuts the company code and says whether the product is on sale', () => {
    expect(housekeeperEntry({ ...product, isSellTime: true })).toEqual({
      componentId: 'Q004',
      productCode: 'LG01',
      companyCode: '1234',
      cityCode: '430100',
      windowPeroid: 'Y',
    })
    expect(housekeeperEntry({ ...product, componentId: 'Q9', isSellTime: false })).toMatchObject({
      componentId: 'Q9',
      windowPeroid: 'N',
    })
  })
})

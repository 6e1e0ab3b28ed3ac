import {
  addInsurant,
  beginPurchase,
  fillPurchase,
  newInsurant,
  resetPurchase,
  usePurchase,
} from '@/stores/purchase'

test('ST031 a reset brings every field of the form back to its default', () => {
  const fresh = usePurchase.getState()
  beginPurchase('310000_PP57')
  addInsurant(newInsurant('SPOUSE'))
  fillPurchase({ comboCode: 'A' })
  expect(usePurchase.getState()).not.toEqual(fresh)
  resetPurchase()
  expect(usePurchase.getState()).toEqual(fresh)
})

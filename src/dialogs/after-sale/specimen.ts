import { drawnCode } from '../drawn'
import { specimen } from '../specimen'
import { afterSaleDialog } from './'

export const afterSaleSpecimen = specimen('投保截止弹窗', afterSaleDialog, {
  保单服务: { type: 'policyService' },
  关注公众号: { type: 'followGzh', code: drawnCode, onBook: () => Promise.resolve('booked') },
  仅预约: { type: 'reserveOnly', onBook: () => Promise.resolve('booked') },
  已拒绝: { type: 'reserveOnly', state: 'rejected', onBook: () => Promise.resolve('rejected') },
})

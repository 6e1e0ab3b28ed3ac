import type { PolicyState } from '@/domain/order/states'
import { situationOf } from '@/domain/situation/situation'
import { demo } from '@/ui/dialogs/demo'
import { inlineCode } from '@/ui/dialogs/inline-picture'
import { afterSaleDialog } from '.'

const holding = (...states: PolicyState[]) =>
  situationOf({ policies: states.map((status) => ({ status })) }).cover

export const afterSaleDemo = demo('投保截止弹窗', afterSaleDialog, {
  保单服务: { type: 'policyService', cover: holding('EFFECTIVE') },
  保单待生效: { type: 'policyService', cover: holding('WAITING') },
  关注公众号: {
    type: 'followGzh',
    cover: holding(),
    code: inlineCode,
    onBook: () => Promise.resolve('booked'),
  },
  仅预约: { type: 'reserveOnly', cover: holding(), onBook: () => Promise.resolve('booked') },
  已拒绝: {
    type: 'reserveOnly',
    cover: holding(),
    state: 'rejected',
    onBook: () => Promise.resolve('rejected'),
  },
})

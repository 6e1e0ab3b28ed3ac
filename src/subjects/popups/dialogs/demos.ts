import type { PolicyState } from '@/domain/order/states'
import { situationOf } from '@/domain/situation/situation'
import { messageDialog } from '@/ui/dialog/message-dialog'
import { demo } from '@/ui/dialogs/demo'
import { inlineCode } from '@/ui/dialogs/inline-picture'
import { renewalOffer } from '../offer-renewal'
import { afterSaleDialog } from './after-sale'
import { complianceDialog } from './compliance'
import { insureAlert } from './insure-alert'
import { reminderDialog } from './reminder'
import { retentionDialog } from './retention'

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

export const complianceDemo = demo('合规提示', complianceDialog, {
  两段: {
    title: '投保前请知悉',
    paragraphs: ['本产品由保险公司承保，不替代基本医疗保险。', '请如实告知健康状况。'],
  },
})

export const retentionDemo = demo('组合弹窗', retentionDialog, {
  续保: { mode: 'RENEWAL', isSellTime: true, hasPolicy: true, renewalPolicyId: 'P1' },
  关注公众号: { mode: 'FOLLOW_PUBLIC', isSellTime: false, hasPolicy: false, qrcodeImg: inlineCode },
  订阅: {
    mode: 'SUBSCRIBE',
    isSellTime: true,
    hasPolicy: false,
    subscribeId: 'S1',
    onSubscribe: () => Promise.resolve(),
    isSubscribed: () => Promise.resolve(true),
  },
  客服: { mode: 'SERVICE', isSellTime: false, hasPolicy: true },
  自定文案: {
    mode: 'SERVICE',
    isSellTime: true,
    hasPolicy: false,
    productCode: 'PP57',
    products: { PP57: '申城安心保' },
    configId: 'parents',
    configs: { parents: '给爸妈投保不会操作？客服陪您一步一步填。' },
  },
})

export const insureAlertDemo = demo('参保提示', insureAlert, {
  默认: {},
  产品文字: { text: '本产品由多家保险公司共同承保，请仔细阅读投保须知。' },
})

const text = '惠民保障计划限时投保，投保截止日期为2026-12-31，请尽快完成投保。'

export const reminderDemo = demo('未完成投保提醒', reminderDialog, {
  默认: { text },
  产品文字: { text: '您填写的信息已保存，继续投保只需一分钟。' },
  自动继续: { text, auto: { answer: 'goOn', seconds: 5 } },
})

export const renewalOfferDemo = demo('自动投保弹窗', messageDialog, {
  默认: renewalOffer(),
})

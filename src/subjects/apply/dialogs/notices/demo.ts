import type { Notice } from '@/contract/product-page'
import { demo } from '@/ui/dialogs/demo'
import { noticesDialog } from '.'

const sentence =
  '本计划面向本市基本医疗保险的参保人员，不限年龄、不限职业、不限既往症，均可按统一标准参保。'

const notice = (type: Notice['type'], title: string, forceRead: boolean): Notice => ({
  type,
  title,
  content: Array.from({ length: 12 }, (_, index) => `${index + 1}. ${sentence}`),
  forceRead,
  version: '1',
  textHash: '0'.repeat(64),
})
const told = { onRead: () => undefined, onAgree: () => undefined }

export const noticesDemo = demo('重要告知', noticesDialog, {
  三项: {
    notices: [
      notice('escapeClause', '免责条款', false),
      notice('insureNotice', '投保须知与声明', false),
      notice('healthConfirm', '健康告知', false),
    ],
    ...told,
  },
  强制阅读: {
    notices: [notice('healthConfirm', '健康告知', true), notice('insureNotice', '投保须知', true)],
    ...told,
  },
  附文件: {
    notices: [notice('insureNotice', '投保须知', false)],
    documents: [
      { title: '保险条款', onOpen: () => undefined },
      { title: '健康服务手册', onOpen: () => undefined },
    ],
    ...told,
  },
  一项: { notices: [notice('insureNotice', '投保须知', false)], ...told },
})

import { demo } from '@/ui/dialogs/demo'
import { complianceDialog } from '.'

export const complianceDemo = demo('合规提示', complianceDialog, {
  两段: {
    title: '投保前请知悉',
    paragraphs: ['本产品由保险公司承保，不替代基本医疗保险。', '请如实告知健康状况。'],
  },
})

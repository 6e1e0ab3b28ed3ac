import { demo } from '@/ui/dialogs/demo'
import { insureAlert } from '.'

export const insureAlertDemo = demo('参保提示', insureAlert, {
  默认: {},
  产品文字: { text: '本产品由多家保险公司共同承保，请仔细阅读投保须知。' },
})

import { messageDialog } from '@/ui/dialog/message-dialog'
import { demo } from '@/ui/dialogs/demo'
import { renewalOff, renewalOffer } from './questions'

export const renewalOffDemo = demo('关闭自动投保', messageDialog, {
  默认: renewalOff(),
})

export const renewalOfferDemo = demo('自动投保弹窗', messageDialog, {
  默认: renewalOffer(),
})

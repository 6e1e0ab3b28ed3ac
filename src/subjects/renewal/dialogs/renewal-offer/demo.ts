import { messageDialog } from '@/ui/dialog/message-dialog'
import { demo } from '@/ui/dialogs/demo'
import { renewalOffer } from '.'

export const renewalOfferDemo = demo('自动投保弹窗', messageDialog, {
  默认: renewalOffer(),
})

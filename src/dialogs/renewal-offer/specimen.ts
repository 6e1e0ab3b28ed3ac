import { messageDialog } from '@/ui/dialog/message-dialog'
import { specimen } from '../specimen'
import { renewalOffer } from './'

export const renewalOfferSpecimen = specimen('自动投保弹窗', messageDialog, {
  默认: renewalOffer(),
})

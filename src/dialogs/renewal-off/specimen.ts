import { messageDialog } from '@/ui/dialog/message-dialog'
import { specimen } from '../specimen'
import { renewalOff } from './'

export const renewalOffSpecimen = specimen('关闭自动投保', messageDialog, {
  默认: renewalOff(),
})

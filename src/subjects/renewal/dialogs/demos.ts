import { messageDialog } from '@/ui/dialog/message-dialog'
import { demo } from '@/ui/dialogs/demo'
import { renewalOff } from '../flow/renewal'

export const renewalOffDemo = demo('关闭自动投保', messageDialog, {
  默认: renewalOff(),
})

import { demo } from '@/ui/dialogs/demo'
import { privacyDialog } from './privacy'

export const privacyDemo = demo('隐私保护指引', privacyDialog, {
  默认: { guide: '/pdf-viewer?url=doc%3Aprivacy' },
})

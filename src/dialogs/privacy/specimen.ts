import { specimen } from '../specimen'
import { privacyDialog } from './'

export const privacySpecimen = specimen('隐私保护指引', privacyDialog, {
  默认: { guide: '/pdf-viewer?url=doc%3Aprivacy' },
})

import { demo } from '@/ui/dialogs/demo'
import { inlinePicture } from '@/ui/dialogs/inline-picture'
import { confirmLinkDialog } from './confirm-link'

const link = {
  url: 'https://example.com/insurant-confirmation-landing?token=01J',
  image: inlinePicture(320, 320),
  token: '01JABCDEFGHJKMNPQRSTVWXYZ0',
  expireAt: '2026-12-01T12:00:00.000+08:00',
  insurantName: '李**',
}
const shown = { link, path: '/insurant-confirmation-landing?token=01J' }

export const confirmLinkDemo = demo('请被保人确认', confirmLinkDialog, {
  默认: { ...shown, productName: '申城安心保', renew: () => Promise.resolve(shown) },
})

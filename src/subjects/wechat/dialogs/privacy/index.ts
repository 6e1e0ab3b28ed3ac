import { host } from '@/copy/shell/host'
import { defineDialog } from '@/ui/dialog/define'

export interface PrivacyProps {
  /** Address of the privacy policy, in the reader. */
  guide: string
}

/** Confirmed only by a tap on WeChat's own button. The call that asked then continues. */
export const privacyDialog = defineDialog<PrivacyProps>({
  look: 'modal',
  label: () => host.privacyTitle,
  load: async () => (await import('./body')).PrivacyBody,
})

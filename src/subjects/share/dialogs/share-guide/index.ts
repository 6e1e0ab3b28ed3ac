import { popups } from '@/copy/shell/popups'
import { defineDialog } from '@/ui/dialog/define'

/** Points to WeChat's menu at the top right. A tap anywhere closes it. */
export const shareGuide = defineDialog<object>({
  look: 'modal',
  above: true,
  label: () => popups.shareGuide,
  load: async () => (await import('./body')).ShareGuideBody,
})

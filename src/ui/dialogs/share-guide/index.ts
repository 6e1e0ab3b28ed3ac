import { defineDialog } from '@/ui/dialog/define'
import { dialogs } from '../copy'

/** Points to WeChat's menu at the top right. A tap anywhere closes it. */
export const shareGuide = defineDialog<object>({
  look: 'modal',
  above: true,
  label: () => dialogs.shareGuide,
  load: async () => (await import('./body')).ShareGuideBody,
})

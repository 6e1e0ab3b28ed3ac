import { shareGuide as copy } from '@/copy/shell/controls'
import { defineDialog } from '../../dialog/define'

/** Points to WeChat's menu at the top right. A tap anywhere closes it. */
export const shareGuide = defineDialog<object>({
  look: 'modal',
  above: true,
  label: () => copy.title,
  load: async () => (await import('./body')).ShareGuideBody,
})

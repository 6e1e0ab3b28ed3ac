import type { PaintedPicture } from '@/domain/look/drawing'
import { demo } from '@/ui/dialogs/demo'
import { sharePosterDialog } from '.'

const area = { x: 0, y: 0, width: 750, height: 1200 }
const picture: PaintedPicture = {
  width: 750,
  height: 1200,
  steps: [
    { kind: 'box', colour: '#b3231f', ...area },
    { kind: 'text', text: '示例海报', colour: '#ffffff', size: 68, x: 56, y: 150, width: 638 },
  ],
}

export const sharePosterDemo = demo('分享海报', sharePosterDialog, {
  默认: { picture, alt: '示例分享海报' },
})

import type { PaintedPicture } from '@/domain/look/drawing'
import { demo } from '@/ui/dialogs/demo'
import { cashWithdraw } from './cash-withdraw'
import { sharePosterDialog } from './share-poster'
import { withdrawalSuccess } from './withdrawal-success'

export const cashWithdrawDemo = demo('提现', cashWithdraw, {
  可以提现: { balanceFen: 1880, minFen: 100 },
  不够: { balanceFen: 50, minFen: 100 },
})

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

export const withdrawalSuccessDemo = demo('提现申请已提交', withdrawalSuccess, {
  默认: { amountFen: 1880 },
})

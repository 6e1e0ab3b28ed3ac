import { send } from '@/api/client'
import { makeCode } from '@/contract/wechat'
import { host as copy } from '@/copy/shell/host'
import { showPicture } from '@/platform/picture'
import { paramStrOf } from '@/subjects/wechat'
import { Button } from '@/ui/primitives/button'
import { toast } from '@/ui/toast/service'
import type { ShowCodeProps } from './show-code.types'

/** Shows a code for another person's camera. WeChat's viewer enlarges, saves or forwards it. */
export const ShowCode = ({ page: { cityCode, productCode } }: ShowCodeProps) => {
  const show = async () => {
    const paramStr = paramStrOf({ cityCode, productCode })
    const made = await send(makeCode, { routeKey: 'insure', paramStr, width: CODE_WIDTH })
    const shown = made.ok
      ? await showPicture({ src: made.value.image, name: `code-${cityCode}-${productCode}` })
      : made
    if (!shown.ok) toast(copy.codeNotShown)
  }
  return (
    <Button kind="text" size="s" onClick={show}>
      {copy.showCode}
    </Button>
  )
}

/** In pixels. The code is sharp at the full width of every phone. */
const CODE_WIDTH = 860

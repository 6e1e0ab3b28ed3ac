import { useRef } from 'react'
import { send } from '@/api/client'
import { makeCode } from '@/contract/wechat'
import { host as copy } from '@/copy/shell/host'
import { showPicture } from '@/platform/picture'
import { loadPosters } from '@/subjects/share'
import { paramStrOf } from '@/subjects/wechat'
import { Button } from '@/ui/primitives/button'
import { Canvas } from '@/ui/primitives/canvas'
import { toast } from '@/ui/toast/service'
import { firstScreen } from '@/variants/first-screen'
import type { ShowCodeProps, UseCardPicture } from './share-card.types'

const CANVAS = 'hm-card-picture'

/** Painted when the card is asked for, because few visitors share, and once for the page. */
export const useCardPicture: UseCardPicture = (page) => {
  const painted = useRef<Promise<string | undefined>>()
  const paint = async () => {
    const posters = await loadPosters()
    const made = await posters.paintCard(
      { ...firstScreen(page), filedName: page.filedName },
      CANVAS,
    )
    return made.ok ? made.value : undefined
  }
  return { canvas: <Canvas id={CANVAS} />, paint: () => (painted.current ??= paint()) }
}

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

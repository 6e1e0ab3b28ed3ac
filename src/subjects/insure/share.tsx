import { productId } from '@/contract/fields'
import type { ProductPage } from '@/contract/product-page'
import { buttons } from '@/copy/shell/buttons'
import { BrowserEnv, isAgentMode, isSharingSuppressed } from '@/domain/address/browser-env'
import { absolute } from '@/platform/address'
import { pathTo } from '@/routes/path-to'
import { useVisit } from '@/stores/visit'
import { useInsureFeatures } from '@/subjects/product'
import { sharePoster as copy } from '@/subjects/share'
import { openPoster } from '@/subjects/share'
import { useSharedPath } from '@/subjects/wechat'
import { Button } from '@/ui/primitives/button'
import { Link } from '@/ui/primitives/link'
import { ShareButton } from '@/ui/primitives/native-button'
import { firstScreen } from '@/variants/first-screen'
import { ShowCode, useCardPicture } from './share-card'

/** Shares this product in the host's way. Agents cannot share. */
export const Share = ({ page }: { page: ProductPage }) => {
  const { context } = useVisit()
  const features = useInsureFeatures(page)
  if (!features?.share || isAgentMode(context) || isSharingSuppressed(context)) return null
  return <Sharing page={page} gift={features.shareGift} />
}

const Sharing = ({ page, gift }: { page: ProductPage; gift: boolean }) => {
  const inWeChat = useVisit(({ env }) => env !== BrowserEnv.BROWSER)
  const { shortName, filedName } = page
  const shown = firstScreen(page)
  const { path, webPath, onTaken } = useSharedPath(page)
  const product = { ...shown, filedName }
  const { canvas, paint } = useCardPicture(page)
  return (
    <>
      <ShareButton
        kind="text"
        size="s"
        card={{ title: shown.title, text: shown.slogan, path, paint }}
        onShared={async (way) => {
          if (way.ok) onTaken()
          ;(await import('./tell-shared')).tellShared(way)
        }}
      >
        {buttons.share}
      </ShareButton>
      <Button
        kind="text"
        size="s"
        onClick={() => openPoster({ product, shortName, address: absolute(webPath), onTaken })}
      >
        {copy.make}
      </Button>
      <ShowCode page={page} />
      {gift && inWeChat ? <Link to={pathTo('shareHome', productId(page))}>{copy.gift}</Link> : null}
      {canvas}
    </>
  )
}

import type { ProductPage } from '@/contract/product-page'
import { buttons } from '@/copy/shell/buttons'
import { isAgentMode, isSharingSuppressed } from '@/domain/address/browser-env'
import { useInsureFeatures } from '@/flows/product/insure-features'
import { useSharedPath } from '@/flows/wechat/shared-path'
import { useVisit } from '@/stores/visit'
import { ShareButton } from '@/ui/primitives/share-button'
import { firstScreen } from '@/variants/first-screen'
import { ShowCode } from './show-code'

/** Shares this product in the host's way. Agents cannot share. */
export const Share = ({ page }: { page: ProductPage }) => {
  const { context } = useVisit()
  const features = useInsureFeatures(page)
  if (!features?.share || isAgentMode(context) || isSharingSuppressed(context)) return null
  return <Sharing page={page} />
}

const Sharing = ({ page }: { page: ProductPage }) => {
  const { title, slogan } = firstScreen(page)
  const { path, onTaken } = useSharedPath(page)
  return (
    <>
      <ShareButton
        kind="text"
        size="s"
        card={{ title, text: slogan, path }}
        onShared={async (way) => {
          if (way.ok) onTaken()
          ;(await import('./tell-shared')).tellShared(way)
        }}
      >
        {buttons.share}
      </ShareButton>
      <ShowCode page={page} path={path} onTaken={onTaken} />
    </>
  )
}

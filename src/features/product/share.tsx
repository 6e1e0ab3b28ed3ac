import type { ProductPage } from '@/contract/product-page'
import { buttons } from '@/copy/shell/buttons'
import { isAgentMode, isSharingSuppressed } from '@/domain/address/browser-env'
import { pathTo } from '@/routes/path-to'
import { useVisit } from '@/stores/visit'
import { ShareButton } from '@/ui/primitives/share-button'
import { firstScreen } from '@/variants/first-screen'

/** Sends this product to family and friends, in the way of the host; not for agents. */
export const Share = ({ page }: { page: ProductPage }) => {
  const { context } = useVisit()
  if (isAgentMode(context) || isSharingSuppressed(context)) return null
  const { cityCode, productCode } = page
  return (
    <ShareButton
      kind="text"
      size="s"
      card={{ title: firstScreen(page).title, path: pathTo('insure', { cityCode, productCode }) }}
      onShared={async (way) => (await import('./tell-shared')).tellShared(way)}
    >
      {buttons.share}
    </ShareButton>
  )
}

import { productId } from '@/contract/fields'
import type { ProductPage } from '@/contract/product-page'
import { buttons } from '@/copy/shell/buttons'
import { isAgentMode, isSharingSuppressed } from '@/domain/address/browser-env'
import { useInsureFeatures } from '@/flows/insure-features'
import { pathTo } from '@/routes/path-to'
import { useVisit } from '@/stores/visit'
import { ShareButton } from '@/ui/primitives/share-button'
import { firstScreen } from '@/variants/first-screen'
import { ShowCode } from './show-code'

/** A partner's number of somebody is not passed on with the rest of where they came from. */
const withoutPerson = { outerId: undefined }

/** Sends this product to family and friends, in the way of the host; not for agents. */
export const Share = ({ page }: { page: ProductPage }) => {
  const { context } = useVisit()
  const features = useInsureFeatures(page)
  if (!features?.share || isAgentMode(context) || isSharingSuppressed(context)) return null
  const { title, slogan } = firstScreen(page)
  const product = productId(page)
  return (
    <>
      <ShareButton
        kind="text"
        size="s"
        card={{ title, text: slogan, path: pathTo('insure', { ...product, ...withoutPerson }) }}
        onShared={async (way) => (await import('./tell-shared')).tellShared(way)}
      >
        {buttons.share}
      </ShareButton>
      <ShowCode page={page} />
    </>
  )
}

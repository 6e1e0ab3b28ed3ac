import { fetchProducts } from '@/api/catalogue'
import type { Failure } from '@/api/client'
import { failureText } from '@/copy/errors/failures'
import { product as copy } from '@/copy/product/product'
import { buttons } from '@/copy/shell/buttons'
import { pathTo } from '@/routes/path-to'
import { Skeleton } from '@/ui/display/skeleton'
import { StatePanel } from '@/ui/display/state-panel'
import { Stack } from '@/ui/layout/stack'
import { useLoad } from '@/ui/load/use-load'
import { Button } from '@/ui/primitives/button'
import { Link } from '@/ui/primitives/link'
import { Text } from '@/ui/primitives/text'
import { PageShell } from '@/ui/shell/page-shell'
import './product.css'

/** No such product, or no product named: what there is to choose from. */
export const ProductChoice = () => (
  <PageShell title={copy.choose}>
    <StatePanel picture="empty" title={copy.missingTitle} text={copy.missingText} />
    <Products />
  </PageShell>
)

/** The insure page without its product: gone, or not reached. */
export const ProductMissing = ({
  error,
  onRetry,
}: {
  error: Failure
  onRetry: () => Promise<void>
}) =>
  error.name === 'NOT_FOUND' || error.name === 'PRODUCT_NOT_FOUND' ? (
    <ProductChoice />
  ) : (
    <PageShell title={copy.failedTitle}>
      <StatePanel
        picture={error.name === 'NETWORK' ? 'offline' : 'error'}
        title={copy.failedTitle}
        text={failureText(error)}
        urgent
      >
        <Button kind="primary" onClick={onRetry}>
          {buttons.retry}
        </Button>
      </StatePanel>
    </PageShell>
  )

const Products = () => {
  const { state } = useLoad('products', fetchProducts)
  if (state.status === 'failed') return null
  if (state.status === 'loading') return <Skeleton lines={4} />
  return (
    <Stack gap={3} className="hm-products">
      {state.value.products.map(
        ({ cityCode, productCode, productName, cityName, slogan, baseColor }) => (
          <Link
            key={cityCode + productCode}
            to={pathTo('insure', { cityCode, productCode })}
            className="hm-products__card"
            style={{ '--hm-product': baseColor }}
          >
            <Text as="block" bold>
              {cityName} · {productName}
            </Text>
            <Text as="block" size="s" tone="soft">
              {slogan}
            </Text>
          </Link>
        ),
      )}
    </Stack>
  )
}

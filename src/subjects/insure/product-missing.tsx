import type { Failure } from '@/contract/envelope'
import { retryText } from '@/copy/errors/failures'
import { product as copy } from '@/copy/product/product'
import { buttons } from '@/copy/shell/buttons'
import { StatePanel } from '@/ui/display/state-panel'
import { Button } from '@/ui/primitives/button'
import { PageShell } from '@/ui/shell/page-shell'
import { CityChoice } from './cities/city-choice'

export { CityChoice }

/** The insure page without its product: it does not exist or did not load. */
export const ProductMissing = ({
  error,
  cityCode,
  onRetry,
}: {
  error: Failure
  cityCode: string
  onRetry: () => Promise<void>
}) =>
  error.name === 'NOT_FOUND' || error.name === 'PRODUCT_NOT_FOUND' ? (
    <CityChoice cityCode={cityCode} missing />
  ) : (
    <PageShell title={copy.failedTitle}>
      <StatePanel
        picture={error.name === 'NETWORK' ? 'offline' : 'error'}
        title={copy.failedTitle}
        text={retryText(error, { cityCode })}
        urgent
      >
        <Button kind="primary" onClick={onRetry}>
          {buttons.retry}
        </Button>
      </StatePanel>
    </PageShell>
  )

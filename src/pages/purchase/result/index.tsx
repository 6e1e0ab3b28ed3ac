import { gatedPage } from '@/page/gated-page'
import { Result } from '@/subjects/pay'

/** /insure-result: how the purchase ended. */
export default gatedPage(
  'insureResult',
  ({ proposalId, cityCode, productCode, subscribeStatus, by }) => (
    <Result
      proposalId={proposalId}
      product={{ cityCode, productCode }}
      subscribeStatus={subscribeStatus}
      by={by}
    />
  ),
)

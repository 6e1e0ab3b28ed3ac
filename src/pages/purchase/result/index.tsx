import { Result } from '@/subjects/pay'
import { gatedPage } from '@/page/gated-page'

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

import { Result } from '@/features/checkout'
import { page } from '@/page/page'

/** /insure-result: how the purchase ended. */
export default page('insureResult', ({ proposalId, cityCode, productCode }) => (
  <Result proposalId={proposalId} product={{ cityCode, productCode }} />
))

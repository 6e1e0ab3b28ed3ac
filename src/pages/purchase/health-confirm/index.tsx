import { HealthConfirm } from '@/features/health'
import { page } from '@/page/page'

/** /health-confirm-v3: the health notice. */
export default page('healthConfirm', ({ cityCode, productCode }) => (
  <HealthConfirm product={{ cityCode, productCode }} />
))

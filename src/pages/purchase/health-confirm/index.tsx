import { HealthConfirm } from '@/features/health'
import { gatedPage } from '@/page/gated-page'

/** /health-confirm-v3: the health notice. */
export default gatedPage('healthConfirm', ({ cityCode, productCode }) => (
  <HealthConfirm product={{ cityCode, productCode }} />
))

import { HealthConfirm } from '@/subjects/health'
import { gatedPage } from '@/page/gated-page'

/** /health-confirm-v3, -pdd and -pjp: the health notice. */
export default gatedPage('healthConfirm', ({ cityCode, productCode, flow }) => (
  <HealthConfirm product={{ cityCode, productCode }} flow={flow} />
))

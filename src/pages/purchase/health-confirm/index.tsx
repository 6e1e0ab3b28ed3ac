import { gatedPage } from '@/page/gated-page'
import { HealthConfirm } from '@/subjects/health'

/** /health-confirm-v3, -pdd and -pjp: the health notice. */
export default gatedPage('healthConfirm', ({ cityCode, productCode, flow }) => (
  <HealthConfirm product={{ cityCode, productCode }} flow={flow} />
))

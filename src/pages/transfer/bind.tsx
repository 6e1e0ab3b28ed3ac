import { gatedPage } from '@/page/gated-page'
import { Bind } from '@/subjects/partner'

/** /partner-bind-appid: a partner's customer becomes known to the official account. */
export default gatedPage('partnerBindAppid', Bind)

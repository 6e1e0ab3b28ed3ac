import { Bind } from '@/subjects/partner'
import { gatedPage } from '@/page/gated-page'

/** /partner-bind-appid: a partner's customer becomes known to the official account. */
export default gatedPage('partnerBindAppid', Bind)

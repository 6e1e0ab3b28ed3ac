import { WxRenewal } from '@/subjects/renewal/last-year'
import { page } from '@/page/page'

/** /wx/insure-renewal, and /zhong-shan-renewal/insure of one city: renewing what was bought. */
export default page('wxRenewal', ({ cityCode, productCode }) => (
  <WxRenewal product={{ cityCode, productCode }} />
))

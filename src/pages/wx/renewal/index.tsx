import { page } from '@/page/page'
import { WxRenewal } from '@/subjects/renewal'

/** /wx/insure-renewal, and /zhong-shan-renewal/insure of one city: renewing what was bought. */
export default page('wxRenewal', ({ cityCode, productCode }) => (
  <WxRenewal product={{ cityCode, productCode }} />
))

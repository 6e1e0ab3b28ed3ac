import { WxInsure } from '@/subjects/renewal/last-year'
import { page } from '@/page/page'

/** /wx/insure-new: the insure page's version for WeChat. */
export default page('wxInsure', ({ cityCode, productCode, projectCode }) => (
  <WxInsure cityCode={cityCode} productCode={productCode} projectCode={projectCode} />
))

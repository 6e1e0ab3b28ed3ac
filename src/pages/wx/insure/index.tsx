import { page } from '@/page/page'
import { WxInsure } from '@/subjects/renewal'

/** /wx/insure-new: the insure page's version for WeChat. */
export default page('wxInsure', ({ cityCode, productCode, projectCode }) => (
  <WxInsure cityCode={cityCode} productCode={productCode} projectCode={projectCode} />
))

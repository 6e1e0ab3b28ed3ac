import { unsupported } from './failure'
import type { PicturePort } from './picture.types'

/** Web pages enlarge a picture in their own dialog (dialogs/picture). */
export const showPicture: PicturePort['showPicture'] = () =>
  Promise.resolve(unsupported('browsers have no viewer to call'))

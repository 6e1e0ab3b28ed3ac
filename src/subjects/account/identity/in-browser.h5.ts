import { choosePhone } from './choose-phone'
import type { InBrowser } from './in-browser.types'
import { bindPhone } from './own-phone'
import { proveByFace } from './prove-by-face'

export const inBrowser: InBrowser = { bindPhone, proveByFace, choosePhone }

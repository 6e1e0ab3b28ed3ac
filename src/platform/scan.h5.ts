import { unsupported } from './failure'
import type { ScanPort } from './scan.types'

/** People type what is printed below a code. */
export const scanCode: ScanPort['scanCode'] = () =>
  Promise.resolve(unsupported('a browser of ours reads no codes'))

import { fail } from '@/domain/base/result'
import type { ScanPort } from './scan.types'

/** A browser of ours reads no codes; people type what is printed below them. */
export const scanCode: ScanPort['scanCode'] = () => Promise.resolve(fail('UNSUPPORTED'))

import { fail } from '@/domain/result'
import type { ScanPort } from './port'

/** A browser of ours reads no codes; people type what is printed below them. */
export const scanCode: ScanPort['scanCode'] = () => Promise.resolve(fail('UNSUPPORTED'))

import Taro from '@tarojs/taro'
import { fail, ok } from '@/domain/result'
import { isCancel } from '../error-text'
import type { ScanPort } from './port'

export const scanCode: ScanPort['scanCode'] = async () => {
  try {
    const { result } = await Taro.scanCode({})
    return ok(result)
  } catch (error) {
    return fail(isCancel(error) ? 'CANCELLED' : 'FAILED')
  }
}

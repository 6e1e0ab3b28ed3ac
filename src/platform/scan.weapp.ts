import Taro from '@tarojs/taro'
import { fail, ok } from '@/domain/base/result'
import { isCancel } from './error-text'
import type { ScanPort } from './scan.types'

export const scanCode: ScanPort['scanCode'] = async () => {
  try {
    const { result } = await Taro.scanCode({})
    return ok(result)
  } catch (error) {
    return fail(isCancel(error) ? 'CANCELLED' : 'FAILED')
  }
}

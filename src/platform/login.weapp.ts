import Taro from '@tarojs/taro'
import { fail, ok } from '@/domain/base/result'
import type { LoginPort } from './login.types'

export const loginCode: LoginPort['loginCode'] = async () => {
  try {
    const { code } = await Taro.login()
    return code ? ok(code) : fail('FAILED')
  } catch {
    return fail('FAILED')
  }
}

import Taro from '@tarojs/taro'
import { attempt } from './failure'
import type { ScanPort } from './scan.types'

export const scanCode: ScanPort['scanCode'] = async () => {
  const scanned = await attempt(() => Taro.scanCode({}))
  return scanned.ok ? { ok: true, value: scanned.value.result } : scanned
}

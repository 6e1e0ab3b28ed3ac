import Taro from '@tarojs/taro'
import type { ClipboardPort } from './clipboard.types'

export const copyText: ClipboardPort['copyText'] = async (text) => {
  try {
    await Taro.setClipboardData({ data: text })
    return true
  } catch {
    return false
  }
}

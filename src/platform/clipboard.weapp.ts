import Taro from '@tarojs/taro'
import type { ClipboardPort } from './clipboard.types'
import { attempt, done } from './failure'

export const copyText: ClipboardPort['copyText'] = async (text) => {
  const copied = await attempt(() => Taro.setClipboardData({ data: text }))
  return copied.ok ? done : copied
}

import Taro from '@tarojs/taro'
import type { FilePort } from './file.types'

export const openDocument: FilePort['openDocument'] = async (url) => {
  try {
    const { tempFilePath } = await Taro.downloadFile({ url })
    await Taro.openDocument({ filePath: tempFilePath })
    return true
  } catch {
    return false
  }
}

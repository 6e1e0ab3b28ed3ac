import Taro from '@tarojs/taro'
import { absolute } from './address'
import { attempt, done } from './failure'
import type { FilePort } from './file.types'

/** WeChat fetches whole addresses only; ours may be paths. */
const whole = (url: string): string => (url.startsWith('/') ? absolute(url) : url)

export const openDocument: FilePort['openDocument'] = async (url) => {
  const opened = await attempt(async () => {
    const { tempFilePath } = await Taro.downloadFile({ url: whole(url) })
    // Its menu keeps the document or sends it on.
    await Taro.openDocument({ filePath: tempFilePath, fileType: 'pdf', showMenu: true })
  })
  return opened.ok ? done : opened
}

export const saveImage: FilePort['saveImage'] = async (url) => {
  const saved = await attempt(async () => {
    const { tempFilePath } = await Taro.downloadFile({ url: whole(url) })
    await Taro.saveImageToPhotosAlbum({ filePath: tempFilePath })
  })
  return saved.ok ? done : saved
}

import Taro from '@tarojs/taro'
import { attempt, done } from './failure'
import type { FilePort } from './file.types'

export const openDocument: FilePort['openDocument'] = async (url) => {
  const opened = await attempt(async () => {
    const { tempFilePath } = await Taro.downloadFile({ url })
    // Its menu keeps the document or sends it on.
    await Taro.openDocument({ filePath: tempFilePath, fileType: 'pdf', showMenu: true })
  })
  return opened.ok ? done : opened
}

export const saveImage: FilePort['saveImage'] = async (url) => {
  const saved = await attempt(async () => {
    const { tempFilePath } = await Taro.downloadFile({ url })
    await Taro.saveImageToPhotosAlbum({ filePath: tempFilePath })
  })
  return saved.ok ? done : saved
}

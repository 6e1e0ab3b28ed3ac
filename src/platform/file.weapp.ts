import Taro from '@tarojs/taro'
import { attempt, done } from './failure'
import type { FilePort } from './file.types'
import { wholeAddress } from './whole-address.weapp'

/** WeChat calls it a success when the server says that there is no such file. */
const fetched = async (url: string): Promise<string> => {
  const { tempFilePath, statusCode } = await Taro.downloadFile({ url: wholeAddress(url) })
  if (statusCode !== 200) throw new Error(`downloadFile: ${statusCode}`)
  return tempFilePath
}

export const openDocument: FilePort['openDocument'] = async (url) => {
  const opened = await attempt(async () => {
    // Its menu keeps the document or sends it on.
    await Taro.openDocument({ filePath: await fetched(url), fileType: 'pdf', showMenu: true })
  })
  return opened.ok ? done : opened
}

export const saveImage: FilePort['saveImage'] = async (url) => {
  const saved = await attempt(async () => {
    await Taro.saveImageToPhotosAlbum({ filePath: await fetched(url) })
  })
  return saved.ok ? done : saved
}

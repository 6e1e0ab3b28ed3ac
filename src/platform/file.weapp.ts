import Taro from '@tarojs/taro'
import { absolute } from './address'
import { attempt, done } from './failure'
import type { FilePort } from './file.types'

/** WeChat fetches whole addresses only; ours may be paths. */
const whole = (url: string): string => (url.startsWith('/') ? absolute(url) : url)

/** WeChat calls it a success when the server says that there is no such file. */
const fetched = async (url: string): Promise<string> => {
  const { tempFilePath, statusCode } = await Taro.downloadFile({ url: whole(url) })
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

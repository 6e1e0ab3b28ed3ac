import Taro from '@tarojs/taro'
import { attempt, done, unsupported } from './failure'
import type { FilePort } from './file.types'
import { wholeAddress } from './whole-address.weapp'

/** WeChat reports success even if the server answers that there is no such file. */
const fetched = async (url: string): Promise<string> => {
  const { tempFilePath, statusCode } = await Taro.downloadFile({ url: wholeAddress(url) })
  if (statusCode !== 200) throw new Error(`downloadFile: ${statusCode}`)
  return tempFilePath
}

export const openDocument: FilePort['openDocument'] = async (url) => {
  const opened = await attempt(async () => {
    // The viewer's menu can save or forward the document.
    await Taro.openDocument({ filePath: await fetched(url), fileType: 'pdf', showMenu: true })
  })
  return opened.ok ? done : opened
}

/** WeChat keeps no text files among the user's own. */
export const saveText: FilePort['saveText'] = () =>
  Promise.resolve(unsupported('the mini-program saves no text files'))

export const saveImage: FilePort['saveImage'] = async (url) => {
  const saved = await attempt(async () => {
    await Taro.saveImageToPhotosAlbum({ filePath: await fetched(url) })
  })
  return saved.ok ? done : saved
}

import Taro from '@tarojs/taro'
import { wholeAddress } from './address.weapp'
import { carryOut, unsupported } from './failure'
import type { FilePort } from './file.types'

/** WeChat reports success even if the server answers that there is no such file. */
const fetched = async (url: string): Promise<string> => {
  const { tempFilePath, statusCode } = await Taro.downloadFile({ url: wholeAddress(url) })
  if (statusCode !== 200) throw new Error(`downloadFile: ${statusCode}`)
  return tempFilePath
}

export const showsDocuments: FilePort['showsDocuments'] = true

export const openDocument: FilePort['openDocument'] = (url) =>
  carryOut(async () =>
    // The viewer's menu can save or forward the document.
    Taro.openDocument({ filePath: await fetched(url), fileType: 'pdf', showMenu: true }),
  )

/** WeChat keeps no text files among the user's own. */
export const saveText: FilePort['saveText'] = () =>
  Promise.resolve(unsupported('the mini-program saves no text files'))

/** A file of the phone. WeChat names them `wxfile://tmp_1.png` or `http://tmp/1.png`. */
const isOnPhone = (url: string): boolean => /^(?:wxfile:|http:\/\/(?:tmp|usr)\/)/.test(url)

export const saveImage: FilePort['saveImage'] = (url) =>
  carryOut(async () =>
    Taro.saveImageToPhotosAlbum({ filePath: isOnPhone(url) ? url : await fetched(url) }),
  )

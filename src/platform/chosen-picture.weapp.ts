import Taro from '@tarojs/taro'
import type { ChosenPicturePort } from './chosen-picture.types'
import { attempt } from './failure'

/** WeChat compresses a picture that is larger than this, in bytes. */
const LARGE = 500 * 1024
const MOST_PX = 2000

export const choosePicture: ChosenPicturePort['choosePicture'] = () =>
  attempt(async () => {
    const { tempFiles } = await Taro.chooseMedia({
      count: 1,
      mediaType: ['image'],
      sizeType: ['compressed'],
      sourceType: ['album', 'camera'],
    })
    const [file] = tempFiles
    if (!file) throw new Error('nothing was chosen')
    const { tempFilePath } =
      file.size > LARGE
        ? await Taro.compressImage({
            src: file.tempFilePath,
            quality: 80,
            compressedWidth: MOST_PX,
          })
        : file
    return new Promise<string>((resolve, reject) =>
      Taro.getFileSystemManager().readFile({
        filePath: tempFilePath,
        encoding: 'base64',
        success: ({ data }) => {
          if (typeof data === 'string') resolve(data)
          else reject(new Error('the file was not read as base64'))
        },
        fail: reject,
      }),
    )
  })

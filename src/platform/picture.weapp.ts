import Taro from '@tarojs/taro'
import { attempt, carryOut } from './failure'
import type { PicturePort, ShownPicture } from './picture.types'

/** WeChat compresses a picture that is larger than this, in bytes. */
const LARGE = 500 * 1024
const MOST_PX = 2000

export const choosePicture: PicturePort['choosePicture'] = () =>
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

/** WeChat's viewer takes files and addresses but no data, so data is written to a file. */
const addressOf = async ({ src, name }: ShownPicture): Promise<string> => {
  const [, kind, data] = /^data:image\/(\w+);base64,(.+)$/.exec(src) ?? []
  if (!kind || !data) return src
  const filePath = `${Taro.env.USER_DATA_PATH}/${name}.${kind}`
  await new Promise((success, fail) =>
    Taro.getFileSystemManager().writeFile({ filePath, data, encoding: 'base64', success, fail }),
  )
  return filePath
}

export const showPicture: PicturePort['showPicture'] = (picture) =>
  carryOut(async () => Taro.previewImage({ urls: [await addressOf(picture)] }))

import Taro from '@tarojs/taro'
import { attempt, done } from './failure'
import type { PicturePort, ShownPicture } from './picture.types'

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

export const showPicture: PicturePort['showPicture'] = async (picture) => {
  const shown = await attempt(async () => Taro.previewImage({ urls: [await addressOf(picture)] }))
  return shown.ok ? done : shown
}

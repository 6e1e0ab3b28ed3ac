import { ApiFailure } from '../shell/api-failure'
import { dataAddress, fileAt, keepFile } from '../shell/files'
import { asyncApi, asyncApis, syncApis } from './api'
import type { Apis } from './api'

const writeFile = asyncApi('writeFile', ({ filePath, data, encoding }) => {
  const path = String(filePath)
  if (!path.startsWith('http://usr/')) throw new ApiFailure(`permission denied, open "${path}"`)
  if (encoding !== 'base64') throw new ApiFailure('only base64 is known to this host')
  keepFile(path, { type: 'image/png', base64: String(data) })
})

/** The one photo in the album of every simulated phone: the first bytes of a JPEG. */
const PHOTO = 'http://tmp/photo.jpg'
keepFile(PHOTO, { type: 'image/jpeg', base64: '/9j/4AAQSkZJRgABAQ==' })

const photo = { tempFilePath: PHOTO, size: 900_000, fileType: 'image' }

const readFile = asyncApi('readFile', ({ filePath, encoding }) => {
  if (encoding !== 'base64') throw new ApiFailure('only base64 is known to this host')
  return { data: fileAt(filePath).base64 }
})

/** WeChat's viewer takes files and network addresses, but no data URLs. */
const shownAs = (url: string): string => {
  const address = dataAddress(url)
  if (!address && !/^https?:\/\/(?!usr\/|tmp\/)/.test(url))
    throw new ApiFailure(`image not found, ${url.slice(0, 40)}`)
  return address ?? url
}

/** Shows the first picture over everything. A tap closes it, as in WeChat. */
const preview = (urls: readonly string[]): void => {
  const viewer = document.createElement('div')
  viewer.id = 'wx-preview'
  viewer.style.cssText = 'position:fixed;inset:0;z-index:9999;background:#000'
  const [picture = ''] = urls.map(shownAs)
  viewer.append(Object.assign(document.createElement('img'), { src: picture }))
  viewer.addEventListener('click', () => viewer.remove())
  document.body.append(viewer)
}

export const pictures: Apis = {
  ...syncApis({ getFileSystemManager: () => ({ writeFile, readFile }) }),
  ...asyncApis({
    previewImage: ({ urls }) => preview(urls as string[]),
    chooseMedia: () => ({ type: 'image', tempFiles: [photo] }),
    compressImage: ({ src }) => ({ tempFilePath: src }),
  }),
}

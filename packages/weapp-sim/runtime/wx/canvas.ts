import { canvasOf } from '../canvas/node'
import { ApiFailure } from '../shell/api-failure'
import { keepTemporary } from '../shell/files'
import { asyncApis } from './api'
import type { Options } from './api'

const number = (value: unknown, usual: number): number =>
  typeof value === 'number' ? value : usual

const TYPES: Readonly<Record<string, string>> = { png: 'image/png', jpg: 'image/jpeg' }

/** Makes a file of a part of the canvas, in the phone's own pixels unless the size is named. */
const toFile = (options: Options): { tempFilePath: string } => {
  const from = canvasOf(options.canvas)
  if (!from) throw new ApiFailure('fail canvas is empty')
  const [x, y] = [number(options.x, 0), number(options.y, 0)]
  const width = number(options.width, from.width - x)
  const height = number(options.height, from.height - y)
  const to = document.createElement('canvas')
  to.width = number(options.destWidth, width * devicePixelRatio)
  to.height = number(options.destHeight, height * devicePixelRatio)
  to.getContext('2d')?.drawImage(from, x, y, width, height, 0, 0, to.width, to.height)
  const type = TYPES[String(options.fileType ?? 'png')]
  if (!type) throw new ApiFailure('fileType is invalid')
  const [, base64 = ''] = to.toDataURL(type, number(options.quality, 1)).split(',')
  return { tempFilePath: keepTemporary({ type, base64 }) }
}

export const canvasApis = asyncApis({ canvasToTempFilePath: toFile })

import { attempt } from './failure'
import { paint } from './paint'
import type { PaintingPort } from './painting.types'

export const paintPicture: PaintingPort['paintPicture'] = ({ width, height, steps }) =>
  attempt(async () => {
    const canvas = document.createElement('canvas')
    Object.assign(canvas, { width, height })
    const pen = canvas.getContext('2d')
    if (!pen) throw new Error('no canvas')
    paint(pen, steps)
    return Promise.resolve(canvas.toDataURL('image/png'))
  })

import Taro from '@tarojs/taro'
import { attempt } from './failure'
import { paint } from './paint'
import type { Pen } from './paint-drawing'
import type { PaintingPort } from './painting.types'

interface CanvasNode {
  width: number
  height: number
  getContext(kind: '2d'): Pen
}

/** The canvas of the shown page. It is there once WeChat has drawn what React rendered. */
const canvasOf = (id: string): Promise<CanvasNode> =>
  new Promise((resolve, reject) =>
    Taro.nextTick(() =>
      Taro.createSelectorQuery()
        .select(`#${id}`)
        .node((found: { node?: unknown } | null) =>
          found?.node ? resolve(found.node as CanvasNode) : reject(new Error('there is no canvas')),
        )
        .exec(),
    ),
  )

export const paintPicture: PaintingPort['paintPicture'] = ({ width, height, steps }, canvasId) =>
  attempt(async () => {
    const canvas = await canvasOf(canvasId)
    Object.assign(canvas, { width, height })
    paint(canvas.getContext('2d'), steps)
    const { tempFilePath } = await Taro.canvasToTempFilePath({
      canvas: canvas as unknown as Taro.Canvas,
      ...{ x: 0, y: 0, width, height, destWidth: width, destHeight: height },
    })
    return tempFilePath
  })

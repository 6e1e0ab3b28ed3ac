import assert from 'node:assert/strict'
import { PNG } from 'pngjs'
import type { MiniProgram } from '@huimin/weapp-sim'
import { hears, panel, press, refused } from './promise'
import type { HostPromise } from './promise'

interface CanvasPen {
  fillStyle: string
  fillRect(x: number, y: number, width: number, height: number): void
}
interface CanvasPicture {
  onload: () => void
  onerror: () => void
  src: string
}
interface CanvasNode {
  width: number
  height: number
  getContext(kind: '2d'): CanvasPen
  createImage(): CanvasPicture
}

declare const wx: {
  createSelectorQuery(): {
    select(selector: string): { node(): unknown; fields(fields: object): unknown }
    exec(done: (found: { node: CanvasNode | null }[]) => void): void
  }
  canvasToTempFilePath(options: object): Promise<{ tempFilePath: string }>
}

/** Paints the sample's canvas red, 40 x 20, and answers the file made of its lower half. */
const paint = async (mini: MiniProgram): Promise<string> => {
  await panel(mini)
  return (await mini.evaluate(async () => {
    const query = wx.createSelectorQuery()
    query.select('#board').node()
    const [found] = await new Promise<{ node: CanvasNode | null }[]>((done) => query.exec(done))
    const canvas = found?.node
    if (!canvas) throw new Error('no node')
    Object.assign(canvas, { width: 40, height: 20 })
    const pen = canvas.getContext('2d')
    pen.fillStyle = '#ff0000'
    pen.fillRect(0, 10, 40, 10)
    const size = { y: 10, height: 10, destWidth: 80, destHeight: 20 }
    return (await wx.canvasToTempFilePath({ canvas, ...size })).tempFilePath
  })) as string
}

/** Canvases, and the pictures that are made of them. */
export const DRAWING: readonly HostPromise[] = [
  {
    name: 'what is drawn on a canvas becomes a picture of the asked size',
    check: async (mini, sim) => {
      const filePath = await paint(mini)
      await mini.callWxMethod('saveImageToPhotosAlbum', { filePath })
      const [saved = ''] = await sim.album()
      const { width, height, data } = PNG.sync.read(Buffer.from(saved, 'base64'))
      const middle = (10 * width + 40) * 4
      const colour = [...data.subarray(middle, middle + 4)]
      assert.deepEqual([width, height, ...colour], [80, 20, 255, 0, 0, 255])
    },
    broken: { file: 'wx/canvas.ts', from: 'x, y, width, height, 0', to: 'x, 0, width, height, 0' },
  },
  {
    name: 'a canvas of the old kind has no node',
    check: async (mini) => {
      await panel(mini)
      const node = await mini.evaluate(() => {
        const query = wx.createSelectorQuery()
        query.select('#old-board').fields({ node: true, size: true })
        return new Promise((done) => query.exec(([found]) => done(String(found?.node))))
      })
      assert.equal(node, 'null')
    },
    broken: { file: 'canvas/node.ts', from: '[data-kind="2d"]', to: '' },
  },
  {
    name: 'a canvas takes no SVG, which no phone decodes for it',
    check: async (mini) => {
      await panel(mini)
      const came = await mini.evaluate(async () => {
        const query = wx.createSelectorQuery()
        query.select('#board').node()
        const [found] = await new Promise<{ node: CanvasNode | null }[]>((done) => query.exec(done))
        const load = (src: string) =>
          new Promise((done) => {
            const picture = found?.node?.createImage()
            if (!picture) return done('no node')
            picture.onload = () => done('came')
            picture.onerror = () => done('failed')
            picture.src = src
          })
        const svg = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg"/>')}`
        const gif = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAACAkQBADs='
        return [await load(svg), await load(gif)]
      })
      assert.deepEqual(came, ['failed', 'came'])
    },
    broken: { file: 'canvas/picture.ts', from: 'if (isDecodable(address))', to: 'if (true)' },
  },
  {
    name: 'the context of a canvas has nothing that WeChat lacks',
    check: async (mini) => {
      await panel(mini)
      const names = await mini.evaluate(() => {
        const query = wx.createSelectorQuery()
        query.select('#board').node()
        return new Promise((done) =>
          query.exec(([found]) => {
            const pen = found?.node?.getContext('2d') ?? {}
            done(['fillText', 'roundRect', 'filter', 'canvas'].filter((name) => name in pen))
          }),
        )
      })
      assert.deepEqual(names, ['fillText'])
    },
    broken: { file: 'canvas/pen.ts', from: 'const pen = {}', to: 'const pen = real' },
  },
  {
    name: 'a file of the phone is shown by its path',
    check: async (mini) => {
      await mini.callWxMethod('setStorageSync', 'picture', await paint(mini))
      const page = await panel(mini)
      await press(page, '.show')
      await hears(page, '.said', '80 wide')
    },
    broken: { file: 'shell/picture-address.ts', from: 'dataAddress(src) ??', to: '' },
  },
  {
    name: 'a picture is sent by WeChat’s menu, unless the person closes it',
    check: async (mini, sim) => {
      const path = await paint(mini)
      await mini.callWxMethod('showShareImageMenu', { path })
      assert.equal((await sim.sentPictures()).length, 1)
      await sim.setPictureMenu({ closes: true })
      await refused(mini.callWxMethod('showShareImageMenu', { path }), /cancel/)
      const far = { path: 'https://hm.example/a.png' }
      await refused(mini.callWxMethod('showShareImageMenu', far), /doesn't exist/)
    },
    broken: { file: 'shell/picture-menu.ts', from: 'if (await staysHere())', to: 'if (false)' },
  },
]

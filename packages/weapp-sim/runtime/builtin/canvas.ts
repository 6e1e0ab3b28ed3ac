import { define } from '../logic/define'

/**
 * A canvas of type 2d, which a program draws on by its node (`canvas/node.ts`). The old kind, which
 * WeChat no longer maintains, has no node.
 */
export const defineCanvas = (): void =>
  define(
    'canvas',
    { type: [String, ''], canvasId: [String, ''], disableScroll: [Boolean, false] },
    ({ host }) => {
      const canvas = document.createElement('canvas')
      host.append(canvas)
      return { changed: { type: (type: string) => (canvas.dataset.kind = type) } }
    },
  )

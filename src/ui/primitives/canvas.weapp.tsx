import { Canvas as WeappCanvas } from '@tarojs/components'
import type { CanvasProps } from './shown.types'

/** Where platform/painting paints, beside the screen. People see the finished picture. */
export const Canvas = ({ id }: CanvasProps) => (
  <WeappCanvas
    type="2d"
    id={id}
    style={{ position: 'fixed', left: '-2000px', top: '0', width: '300px', height: '300px' }}
  />
)

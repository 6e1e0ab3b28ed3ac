import { demo } from '../demo'
import { drawnPicture } from '../drawn'
import { pictureDialog } from '.'

export const pictureDemo = demo('图片弹窗', pictureDialog, {
  默认: { src: drawnPicture(320, 320), alt: '示例图片' },
  长图: { src: drawnPicture(320, 1400), alt: '很长的示例图片' },
  加载失败: { src: '/no-such-picture.png', alt: '不存在的图片' },
})

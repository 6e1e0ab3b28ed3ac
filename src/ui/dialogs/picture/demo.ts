import { demo } from '../demo'
import { inlinePicture } from '../inline-picture'
import { pictureDialog } from '.'

export const pictureDemo = demo('图片弹窗', pictureDialog, {
  默认: { src: inlinePicture(320, 320), alt: '示例图片' },
  长图: { src: inlinePicture(320, 1400), alt: '很长的示例图片' },
  加载失败: { src: '/no-such-picture.png', alt: '不存在的图片' },
})

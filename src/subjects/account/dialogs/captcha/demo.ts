import type { Captcha } from '@/contract/login'
import { demo } from '@/ui/dialogs/demo'
import { captchaDialog } from '.'

const drawn = (width: number, fill: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="150"><rect width="100%" height="100%" fill="${fill}"/></svg>`,
  )}`
const captcha: Captcha = {
  captchaId: 'C1',
  expireAt: '2026-11-22T10:05:00+08:00',
  slider: {
    image: drawn(300, '#cfe3f5'),
    piece: drawn(44, '#d32826'),
    width: 300,
    height: 150,
    pieceWidth: 44,
  },
  question: {
    prompt: '下面哪一个是水果？',
    choices: [
      { value: 'a', label: '苹果' },
      { value: 'b', label: '桌子' },
      { value: 'c', label: '自行车' },
    ],
  },
}

export const captchaDemo = demo('安全验证', captchaDialog, {
  通过: { open: () => Promise.resolve(captcha), submit: () => Promise.resolve(true) },
  答错: { open: () => Promise.resolve(captcha), submit: () => Promise.resolve(false) },
  加载失败: { open: () => Promise.resolve(undefined), submit: () => Promise.resolve(false) },
})

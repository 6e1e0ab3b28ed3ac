import type { Captcha } from '@/contract/login'
import { demo } from '@/ui/dialogs/demo'
import { captchaDialog } from './captcha'
import { faceCheck } from './face-check'
import { mobileList } from './mobile-list'
import { phoneBinding } from './phone-binding'

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

export const faceCheckDemo = demo('人脸核验', faceCheck, {
  去核验: { url: '/alert-page' },
})

const list = [
  { value: 'a', mask: '138****8000', note: '登录手机号' },
  { value: 'b', mask: '139****2222', note: '上次投保' },
]

export const mobileListDemo = demo('更换手机号', mobileList, {
  已选择: { list, chosen: 'a' },
  都未选择: { list, chosen: undefined },
})

const empty = { mobile: '', sentAtMs: undefined, today: '2026-11-22' }

export const phoneBindingDemo = demo('绑定手机号', phoneBinding, {
  未填写: empty,
  验证码错误: {
    ...empty,
    mobile: '13800138000',
    problem: { field: 'verifyCode', text: '验证码错误' },
  },
})

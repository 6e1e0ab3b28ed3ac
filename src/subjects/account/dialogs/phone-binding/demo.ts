import { demo } from '@/ui/dialogs/demo'
import { phoneBinding } from '.'

const empty = { mobile: '', sentAtMs: undefined, today: '2026-11-22' }

export const phoneBindingDemo = demo('绑定手机号', phoneBinding, {
  未填写: empty,
  验证码错误: {
    ...empty,
    mobile: '13800138000',
    problem: { field: 'verifyCode', text: '验证码错误' },
  },
})

import { demo } from '@/ui/dialogs/demo'
import { mobileList } from '.'

const list = [
  { value: 'a', mask: '138****8000', note: '登录手机号' },
  { value: 'b', mask: '139****2222', note: '上次投保' },
]

export const mobileListDemo = demo('更换手机号', mobileList, {
  已选择: { list, chosen: 'a' },
  都未选择: { list, chosen: undefined },
})

import { demo } from '@/ui/dialogs/demo'
import { selectionList } from './selection-list'

const items = [
  { value: 'A', text: '138****5678', desc: '上次登录的手机号', checked: true },
  { value: 'B', text: '139****1234' },
  { value: 'C', text: '186****0000', desc: '已停用', disabled: true },
]

export const selectionListDemo = demo('选择列表', selectionList, {
  单选: { title: '选择手机号', items },
  多选: { title: '选择保障', items, multiple: true },
  可不选: { title: '选择服务', items, multiple: true, optional: true, buttonText: '完成' },
})

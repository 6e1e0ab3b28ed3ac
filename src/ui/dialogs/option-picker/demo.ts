import { demo } from '../demo'
import { optionPicker } from '.'

export const optionPickerDemo = demo('选项选择器', optionPicker, {
  默认: {
    title: '性别',
    options: [
      { value: 'M', text: '男' },
      { value: 'F', text: '女', checked: true },
    ],
  },
  说明和停用: {
    title: '与投保人关系',
    options: [
      { value: 'SELF', text: '本人', desc: '已添加', disabled: true },
      { value: 'SPOUSE', text: '配偶' },
      { value: 'PARENTS', text: '父母', desc: '含配偶的父母，最多可添加4人' },
      { value: 'CHILDREN', text: '子女', desc: '未成年子女由投保人代为确认' },
    ],
  },
})

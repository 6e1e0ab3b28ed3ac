import { demo } from '../demo'
import { bottomPicker } from '.'

const provinces = [
  { id: '310000', text: '上海市' },
  { id: '320000', text: '江苏省' },
  { id: '370000', text: '山东省' },
  { id: '440000', text: '广东省' },
  { id: '620000', text: '甘肃省' },
]
const types = [
  { id: '01', text: '居民身份证' },
  { id: 'PASSPORT', text: '护照' },
  { id: 'SPECIAL', text: '港澳居民来往内地通行证' },
  { id: 'TAIWAN', text: '台湾居民来往大陆通行证' },
]

export const bottomPickerDemo = demo('底部选择器', bottomPicker, {
  一列: { title: '证件类型', columns: [{ label: '证件类型', options: types }] },
  已选: { title: '证件类型', columns: [{ label: '证件类型', options: types }], value: ['SPECIAL'] },
  两列: {
    title: '地区和证件',
    columns: [
      { label: '地区', options: provinces },
      { label: '证件类型', options: types },
    ],
    value: ['440000', 'PASSPORT'],
  },
})

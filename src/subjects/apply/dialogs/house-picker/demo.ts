import { demo } from '@/ui/dialogs/demo'
import { housePicker } from '.'

const items = [
  {
    value: 'H1',
    textList: [{ text: '浦东新区世纪大道100号', tag: '自住' }, { text: '建筑面积89㎡' }],
  },
  { value: 'H2', textList: [{ text: '徐汇区漕溪北路8号502室' }] },
  { value: 'H3', textList: [{ text: '静安区南京西路1000号', tag: '出租' }] },
  { value: 'H4', textList: [{ text: '闵行区莘庄镇（已投保）' }], disabled: true },
]

export const housePickerDemo = demo('房屋选择', housePicker, {
  默认一处: { items },
  最多两处: { items: items.map((item, index) => ({ ...item, checked: index === 0 })), max: 2 },
  不可选择: { items, max: 0 },
})

import { demo } from '../demo'
import { datePicker } from '.'

export const datePickerDemo = demo('日期选择器', datePicker, {
  出生日期: { title: '出生日期', min: '1900-01-01', max: '2026-11-22', value: '1960-05-18' },
  有效期: { title: '证件有效期', min: '2026-11-22', max: '2099-12-31' },
  只有几天: { title: '预约日期', min: '2026-11-28', max: '2026-12-03', value: '2026-12-01' },
})

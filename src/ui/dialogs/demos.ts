import { bottomPicker } from './bottom-picker'
import { datePicker } from './date-picker'
import { demo } from './demo'
import { inlinePicture } from './inline-picture'
import { optionPicker } from './option-picker'
import { payCodeDialog } from './pay-code'
import { pictureDialog } from './picture'
import { shareGuide } from './share-guide'

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

export const datePickerDemo = demo('日期选择器', datePicker, {
  出生日期: { title: '出生日期', min: '1900-01-01', max: '2026-11-22', value: '1960-05-18' },
  有效期: { title: '证件有效期', min: '2026-11-22', max: '2099-12-31' },
  只有几天: { title: '预约日期', min: '2026-11-28', max: '2026-12-03', value: '2026-12-01' },
})

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

const code = {
  image: inlinePicture(320, 320),
  amountFen: 12_900,
  onAsk: () => Promise.resolve(false),
  over: new Promise<void>(() => undefined),
}

export const payCodeDemo = demo('微信扫码支付', payCodeDialog, {
  微信: { ...code, url: 'weixin://wxpay/bizpayurl?pr=8TnK1' },
  沙箱: { ...code, url: '/sandbox/cashier?outTradeNo=HM1' },
})

export const pictureDemo = demo('图片弹窗', pictureDialog, {
  默认: { src: inlinePicture(320, 320), alt: '示例图片' },
  长图: { src: inlinePicture(320, 1400), alt: '很长的示例图片' },
  加载失败: { src: '/no-such-picture.png', alt: '不存在的图片' },
})

export const shareGuideDemo = demo('分享引导', shareGuide, { 默认: {} })

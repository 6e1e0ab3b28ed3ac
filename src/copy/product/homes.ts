import { area } from '../language'

/** Homes that are insured. */
export const homes = area('homes', {
  title: '保险房屋',
  most: '最多{N}处',
  choose: '选择房屋',
  add: '添加房屋',
  save: '保存房屋',
  remove: '不投保{HOME}',
  district: '所在区',
  districtPlaceholder: '请选择所在区',
  address: '详细地址',
  addressPlaceholder: '请填写路、弄、号、室，5至60个字',
  relation: '您与房屋的关系',
  relationPlaceholder: '请选择与房屋的关系',
  OWNER: '产权人',
  FAMILY: '同住家人',
  TENANT: '承租人',
  covered: '已投保',
  twice: '这处房屋已经添加过',
  copies: '{N}份',
  each: '{HOME}，{N}份',
  more: '{HOME}加一份',
  less: '{HOME}减一份',
  insured: '为您本人投保以下房屋，赔款付给您本人。',
  full: '一张订单最多投保{N}处房屋',
})

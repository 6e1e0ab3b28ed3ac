/** Who looks after the people of a product. */
export const housekeeper = {
  title: '社区管家',
  role: '{NAME} · 社区管家',
  hours: '服务时间',
  call: '拨打 {PHONE}',
  phone: '客服电话',
  scan: '微信联系',
  scanText: '长按二维码识别；点二维码可以放大。',
  none: '这里暂时没有专属管家',
  noneText: '投保、查询、就医、理赔的问题，都可以拨打客服电话。',
  text: '投保、查询、就医、理赔，有问题都可以找我。',
  hospitals: '医院名单',
} as const

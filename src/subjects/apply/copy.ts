/** Important notices and documents that must be read. */
export const notices = {
  healthConfirm: '健康告知',
  insureNotice: '投保须知与声明',
  escapeClause: '免责条款',
  title: '重要告知',
  brief: '先看要点',
  briefNote: '以下摘自《{TITLE}》原文，不能代替全文。',
  readFull: '阅读全文',
  readOn: '请阅读至底部',
  nextNotice: '同意并阅读下一项',
  agreeLast: '我已阅读并同意',
  progress: '第{N}项，共{TOTAL}项',
  withDocuments: '点击下方按钮，即同意以上告知及',
  changed: '告知内容已更新，请重新阅读',
  read: '已阅读',
  unread: '未阅读',
} as const

/** 长辈版: the form of the person who buys, one step at a time. */
export const applySteps = {
  applicant: '谁来付款',
  scheme: '选哪个方案',
  people: '给谁投保',
  homes: '给哪套房投保',
  person: '{RELATION}的信息',
  check: '核对一遍',
  checkText: '请逐项看一遍。哪里不对，点旁边的“修改”。',
  later: '下一步填写',
  premium: '保费',
  copies: '份数',
  unfinished: '还没填完',
} as const

/** Reading name, number and validity from photos of an identity card. */
export const idCard = {
  face: '拍照识别身份证',
  back: '拍照识别身份证国徽面（有效期）',
  reading: '正在识别…',
  hint: '拍有照片的一面，自动填写姓名和号码。照片只用于本次识别，不会保存。',
  filled: '已识别姓名和证件号码，请核对',
  noName: '已识别证件号码，请核对；姓名未能识别，请手动填写',
  noNumber: '已识别姓名，请核对；证件号码未能识别，请手动填写',
  validFilled: '已识别有效期，请核对',
  expired: '这张身份证已于{DAY}到期，请更换有效的身份证',
  notPicture: '这个文件不是图片，请选择身份证的照片',
  denied: '没有相机或相册权限，请在设置中允许后重试，或手动填写',
} as const

/** Reading a company's name and code from a picture of its licence. */
export const licence = {
  upload: '上传营业执照，自动填写',
  again: '重新上传营业执照',
  reading: '正在识别…',
  hint: '支持JPG、PNG。图片只用于本次识别，不会保存。',
  filled: '已识别，请核对企业名称和信用代码',
  partly: '只识别出部分内容，请补充完整',
  notPicture: '这个文件不是图片，请选择营业执照的照片',
  denied: '没有相机或相册权限，请在设置中允许后重试，或手动填写',
} as const

/** A submission that takes the place of an unpaid order. */
export const propose = {
  unpaidTitle: '您有一笔未支付的订单',
  unpaidText: '其中有相同的{insurant}。继续提交将生成新订单，原订单会自动取消。',
  replace: '继续提交',
} as const

/** Dialogs of the form. */
export const dialogs = {
  selectHouse: '请选择房屋信息',
  housesTitle: '选择房屋',
  housesMax: '最多可选{N}处',
  insurantConfirm: '请核对{insurant}信息',
  insurantConfirmText: '共{N}位{insurant}，姓名和证件号码有误会影响理赔',
} as const

/** A page of 长辈版 that shows one step at a time. */
export const oneStep = {
  step: '第 {N} 步，共 {ALL} 步',
  question: '第 {N} 题，共 {ALL} 题',
  questions: '共 {ALL} 题',
  back: '上一步',
  next: '下一步',
  mended: '改好了',
} as const

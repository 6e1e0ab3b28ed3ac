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

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

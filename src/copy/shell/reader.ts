/** Reading documents. */
export const reader = {
  title: '文件阅读',
  loading: '文件加载中...',
  failed: '加载失败',
  refused: '无法打开该链接',
  open: '打开文件',
  save: '保存',
  keep: '长按图片可保存或转发',
  page: '第{N}页，共{TOTAL}页',
  enlarge: '放大',
  shrink: '缩小',
  aloud: '朗读',
  silence: '停止朗读',
} as const

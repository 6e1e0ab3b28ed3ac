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

/** The dialog in which documents are read one after the other. */
export const documents = {
  documents: '请阅读以下文件',
  documentsAgree: '逐条阅读并同意以上内容',
  documentsNext: '阅读下一份',
  /** In 长辈版, where nothing ticks. */
  documentsWait: '（请先阅读）',
} as const

/** What explains a field, for those who ask. */
export const formHelp = {
  explain: '查看{LABEL}说明',
  clear: '清除',
  clearField: '清除{LABEL}',
} as const

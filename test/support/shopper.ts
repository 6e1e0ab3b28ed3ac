/** Invented people. Their numbers are valid, because the real checks run on them. */
export const people = {
  self: { name: '王建国', id: '110101199003070011', mobile: '13800138000' },
  spouse: { name: '李秀英', id: '110101199105120024' },
  father: { name: '王德福', id: '110101196203150039' },
  daughter: { name: '王小雨', id: '110101201806010020' },
} as const

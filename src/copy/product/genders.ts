/** Genders, by the letter of forms. */
export const genders = {
  M: '男',
  F: '女',
} as const

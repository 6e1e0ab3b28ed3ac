import { area } from '../language'

/** Genders, by the letter of forms. */
export const genders = area('genders', {
  M: '男',
  F: '女',
})

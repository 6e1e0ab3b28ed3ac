import type { BaseProps } from './base.types'

/** The attributes of every element. Taro's types take no undefined, so unset ones are left out. */
export const weappBase = ({ id, className, style }: BaseProps) => ({
  ...(id !== undefined && { id }),
  ...(className !== undefined && { className }),
  ...(style !== undefined && { style }),
})

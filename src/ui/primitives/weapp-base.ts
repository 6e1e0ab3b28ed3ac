import type { BaseProps } from './base.types'

/** The attributes of every element. Taro's types take no undefined, so unset ones are left out. */
export const weappBase = ({ id, className, style }: BaseProps) => ({
  ...(id !== undefined && { id }),
  ...(className !== undefined && { className }),
  ...(style !== undefined && { style }),
})

/**
 * Converts aria attributes for WeChat, which uses `aria-role` for the role. Taro's types have
 * neither; config/patches/weapp-aria adds them to its templates.
 */
export const weappAria = (attributes: Record<string, unknown>): object => {
  const { role, ...rest } = attributes
  return role === undefined ? rest : { ...rest, 'aria-role': role }
}

/**
 * WeChat knows the same aria attributes as HTML, except that a role is `aria-role`. Taro's types
 * name neither; config/patches/weapp-aria makes its templates carry them.
 */
export const weappAria = (attributes: Record<string, unknown>): object => {
  const { role, ...rest } = attributes
  return role === undefined ? rest : { ...rest, 'aria-role': role }
}

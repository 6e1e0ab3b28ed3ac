/** The poster that covers a product's page. */
export const saleWindow = {
  title: '{NAME}即将开放',
  left: '距离开放还有',
  until: '{TIME} 开放',
  closed: '{NAME}暂不开放',
  permanent: '目前不接受在线投保',
  policies: '我的保单',
} as const

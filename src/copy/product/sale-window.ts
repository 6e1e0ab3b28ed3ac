import { area } from '../language'

/** The poster that covers a product's page. */
export const saleWindow = area('saleWindow', {
  title: '{NAME}即将开放',
  left: '距离开放还有',
  permanent: '敬请期待',
})

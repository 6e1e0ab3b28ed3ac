export { ProductHome } from './product-home'
export { ProductChoice } from './missing'

export { ProductHome } from './productHome'
export { ProductChoice } from './missing'

export { CompareProducts } from './compare-products'

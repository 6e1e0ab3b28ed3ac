export { Subscribe } from './subscribe'

export { Reserve } from './reserve'

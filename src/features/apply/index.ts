export { Apply } from './apply'

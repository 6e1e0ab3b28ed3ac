export { Desk } from './desk'

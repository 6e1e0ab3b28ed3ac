export { loadWaitInLine } from './load-wait-in-line'

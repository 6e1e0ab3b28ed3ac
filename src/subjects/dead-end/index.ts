export { Diagnostics } from './diagnostics'
export { DeadEnd } from './dead-end'

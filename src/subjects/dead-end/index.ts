export { DeadEnd } from './dead-end'
export { Diagnostics } from './diagnostics'
export { ErrorPage } from './error-page/error-page'
export { diagnostics } from './copy'

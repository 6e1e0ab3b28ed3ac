export { DeadEnd } from './dead-end'
export { Diagnostics } from './diagnostics'
export { ErrorPage } from './error-page/error-page'

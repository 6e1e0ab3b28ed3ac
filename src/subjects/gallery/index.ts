export { AlertPage } from './alert-page'
export { Gallery } from './gallery'

export { ErrorPage } from './errorPage'

export { Redirect } from './redirect'

export { CloseAccount } from './close-account'
export { Settings } from './settings'

export { insureAlert } from './dialogs/insure-alert'
export { setPopups } from './on-page'
export { usePopups } from './use-popups'
export type { Popups } from './load-popups.types'

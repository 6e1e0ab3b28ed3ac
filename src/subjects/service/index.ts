export { Hospitals } from './hospitals'
export { Housekeeper } from './housekeeper'
export { ServiceTabs } from './service-tabs'

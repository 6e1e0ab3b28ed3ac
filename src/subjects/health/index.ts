export { HealthConfirm } from './health-confirm'

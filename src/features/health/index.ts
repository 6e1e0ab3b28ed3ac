export { HealthConfirm } from './healthConfirm'

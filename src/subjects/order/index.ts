export { OrderCenter } from './order-center'
export { OrderDetail } from './order-detail'

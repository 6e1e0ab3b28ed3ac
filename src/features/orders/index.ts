export { OrderCenter } from './orderCenter'
export { OrderDetail } from './orderDetail'

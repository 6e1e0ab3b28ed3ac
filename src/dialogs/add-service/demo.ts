import { demo } from '../demo'
import { drawnCode } from '../drawn'
import { addService } from '.'

export const addServiceDemo = demo('添加客服', addService, {
  一对一: { kind: '1v1', code: drawnCode },
  群: { kind: 'group', code: drawnCode },
})

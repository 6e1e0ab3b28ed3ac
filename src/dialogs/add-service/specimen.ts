import { drawnCode } from '../drawn'
import { specimen } from '../specimen'
import { addService } from './'

export const addServiceSpecimen = specimen('添加客服', addService, {
  一对一: { kind: '1v1', code: drawnCode },
  群: { kind: 'group', code: drawnCode },
})

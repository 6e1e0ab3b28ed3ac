import { demo } from '@/ui/dialogs/demo'
import { inlineCode } from '@/ui/dialogs/inline-picture'
import { addService } from '.'

export const addServiceDemo = demo('添加客服', addService, {
  一对一: { kind: '1v1', code: inlineCode },
  群: { kind: 'group', code: inlineCode },
})

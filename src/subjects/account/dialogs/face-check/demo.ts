import { demo } from '@/ui/dialogs/demo'
import { faceCheck } from '.'

export const faceCheckDemo = demo('人脸核验', faceCheck, {
  去核验: { url: '/alert-page' },
})

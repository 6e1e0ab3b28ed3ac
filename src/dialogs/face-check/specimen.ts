import { specimen } from '../specimen'
import { faceCheck } from './'

export const faceCheckSpecimen = specimen('人脸核验', faceCheck, {
  去核验: { url: '/alert-page' },
})

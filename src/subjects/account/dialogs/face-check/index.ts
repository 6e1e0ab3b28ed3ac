import { defineDialog } from '@/ui/dialog/define'
import { ownPhone } from '../../identity/copy'

export interface FaceCheckProps {
  /** The page for face verification. */
  url: string
}

/** Confirmed when the user says that the face was shown. */
export const faceCheck = defineDialog<FaceCheckProps>({
  look: 'modal',
  label: () => ownPhone.faceTitle,
  load: async () => (await import('./body')).FaceCheckBody,
})

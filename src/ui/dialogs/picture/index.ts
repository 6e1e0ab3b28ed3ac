import { defineDialog } from '../../dialog/define'

export interface PictureProps {
  src: string
  /** Description of the picture, which also names the dialog. */
  alt: string
  /** What to do with the picture. */
  note?: string
}

/** A picture or code as large as the screen allows. Confirming closes it. */
export const pictureDialog = defineDialog<PictureProps>({
  look: 'modal',
  label: ({ alt }) => alt,
  load: async () => (await import('./body')).PictureBody,
})

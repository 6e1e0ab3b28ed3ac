import { defineDialog } from '@/ui/dialog/define'

export interface PictureProps {
  src: string
  /** What the picture shows; the dialog is called by it too. */
  alt: string
}

/** A picture or code, as large as the screen allows; confirming closes it. */
export const pictureDialog = defineDialog<PictureProps>({
  look: 'modal',
  label: ({ alt }) => alt,
  load: async () => (await import('./body')).PictureBody,
})

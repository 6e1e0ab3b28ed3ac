import type { PaintedPicture } from '@/domain/look/drawing'
import { defineDialog } from '@/ui/dialog/define'
import { sharePoster as copy } from '../../poster/copy'

export interface SharePosterProps {
  picture: PaintedPicture
  /** Description of the picture. */
  alt: string
  onPainted?: () => void
}

/** A poster with a code, painted on this phone. The user can save it, send it or press it long. */
export const sharePosterDialog = defineDialog<SharePosterProps>({
  look: 'sheet',
  label: () => copy.make,
  load: async () => (await import('./body')).SharePosterBody,
})

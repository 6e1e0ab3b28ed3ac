import { fill } from '@/copy/fill'
import { paintPicture } from '@/platform/painting'
import { ask } from '@/ui/dialog/service'
import { sharePosterDialog } from '../dialogs/share-poster'
import { sharePoster as copy } from './copy'
import type { Posters } from './load-posters.types'
import { cardPicture, posterPicture } from './poster-picture'

export const showPoster: Posters['showPoster'] = async (wanted) => {
  const { product, shortName, address, onTaken } = wanted
  await ask(sharePosterDialog, {
    picture: posterPicture(product, address),
    alt: fill(copy.alt, { NAME: shortName }),
    onPainted: onTaken,
  })
}

export const paintCard: Posters['paintCard'] = (product, canvasId) =>
  paintPicture(cardPicture(product), canvasId)

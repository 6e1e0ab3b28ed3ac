import { toast } from '@/ui/toast/service'
import { sharePoster as copy } from './copy'
import { loadPosters } from './load-posters'
import type { WantedPoster } from './load-posters.types'

/** Shows the poster of a product after a tap. */
export const openPoster = async (wanted: WantedPoster): Promise<void> => {
  const posters = await loadPosters().catch(() => undefined)
  if (posters) await posters.showPoster(wanted)
  else toast(copy.failed)
}

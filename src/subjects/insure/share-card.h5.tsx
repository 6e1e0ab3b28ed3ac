import type { ShowCodeProps, UseCardPicture } from './share-card.types'

/** WeChat takes only pictures with an address for links (platform/share). */
export const useCardPicture: UseCardPicture = () => ({ canvas: null, paint: undefined })

/** The code of a web page is on its poster. */
export const ShowCode = (_: ShowCodeProps) => null

import type { UseCardPicture } from './card-picture.types'

/** WeChat takes only pictures with an address for links (platform/share). */
export const useCardPicture: UseCardPicture = () => ({ canvas: null, paint: undefined })

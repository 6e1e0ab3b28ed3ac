import type { SharePort } from './share.types'

export type { ShareCard } from './share.types'

/** A plain browser shares the address bar; WeChat's JS-SDK joins here once pages need it. */
export const useShare: SharePort['useShare'] = () => undefined

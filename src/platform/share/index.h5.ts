import type { SharePort } from './port'

export type { ShareCard } from './port'

/** A plain browser shares the address bar; WeChat's JS-SDK joins here once pages need it. */
export const useShare: SharePort['useShare'] = () => undefined

import type { NearEndPort } from './near-end.types'

export const useNearEnd: NearEndPort['useNearEnd'] = () => true

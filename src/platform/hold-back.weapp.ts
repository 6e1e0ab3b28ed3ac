import type { HoldBackPort } from './hold-back.types'

export const holdBack: HoldBackPort['holdBack'] = () => undefined

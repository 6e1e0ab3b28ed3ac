import { giveToKeeper } from './back-keeper.weapp'
import type { HoldBackPort } from './hold-back.types'

export const holdBack: HoldBackPort['holdBack'] = (_marker, onBack) => giveToKeeper({ onBack })

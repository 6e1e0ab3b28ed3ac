import { cover, guards } from './back-guard'
import type { HoldBackPort } from './hold-back.types'

export const holdBack: HoldBackPort['holdBack'] = (marker, onBack) => {
  const held = guards.find((guard) => guard.marker === marker)
  if (held) held.onBack = onBack
  else {
    cover(marker)
    // Dialogs that are open close first.
    guards.unshift({ onBack, live: true, marker })
  }
}

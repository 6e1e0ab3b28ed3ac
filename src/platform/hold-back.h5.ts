import { cover, guards } from './back-guard'
import type { HoldBackPort } from './hold-back.types'

export const holdBack: HoldBackPort['holdBack'] = (marker, onBack) => {
  const held = guards.find((guard) => guard.marker === marker)
  if (held) {
    held.onBack = onBack
    return
  }
  // Open dialogs close first, so the marker goes below the entry of the topmost one.
  if (guards.length === 0) cover(marker)
  else {
    window.history.replaceState({ ...(window.history.state as object), guarded: marker }, '')
    cover(true)
  }
  guards.unshift({ onBack, live: true, marker })
}

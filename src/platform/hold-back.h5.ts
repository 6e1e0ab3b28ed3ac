import { cover, guards } from './back-guard'
import type { HoldBackPort } from './hold-back.types'

export const holdBack: HoldBackPort['holdBack'] = (marker, onBack) => {
  const held = guards.find((guard) => guard.marker === marker)
  if (held) {
    held.onBack = onBack
    return
  }
  // Dialogs that are open close first: under the entry of the one on top comes the marker.
  if (guards.length === 0) cover(marker)
  else {
    window.history.replaceState({ ...(window.history.state as object), guarded: marker }, '')
    cover(true)
  }
  guards.unshift({ onBack, live: true, marker })
}

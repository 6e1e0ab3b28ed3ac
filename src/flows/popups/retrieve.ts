import { retrieveMarker } from '@/domain/reading/retrieve-marker'
import { holdBack } from '@/platform/hold-back'

type Place = Parameters<typeof retrieveMarker>[0]

/** What asked already: whoever goes back once more leaves. */
const asked = new Set<string>()

/**
 * The next Back on this page asks instead of leaving (specification section 4), once a visit for a
 * city, product and page. Dialogs that are open close first.
 */
export const askOnBack = (place: Place, popup: () => Promise<void>): void => {
  const marker = retrieveMarker(place)
  if (asked.has(marker)) return
  holdBack(marker, () => {
    asked.add(marker)
    void popup()
  })
}

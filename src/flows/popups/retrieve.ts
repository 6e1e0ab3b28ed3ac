import { retrieveMarker } from '@/domain/reading/retrieve-marker'
import { holdBack } from '@/platform/hold-back'

type Place = Parameters<typeof retrieveMarker>[0]

/** Pages that already asked. The second Back leaves. */
const asked = new Set<string>()

/**
 * Makes the next Back on this page ask instead of leaving (specification section 4), once per visit
 * for a city, product and page. Open dialogs close first.
 */
export const askOnBack = (place: Place, popup: () => Promise<void>): void => {
  const marker = retrieveMarker(place)
  if (asked.has(marker)) return
  holdBack(marker, () => {
    asked.add(marker)
    void popup()
  })
}

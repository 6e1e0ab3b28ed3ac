import type { Place } from '@/contract/envelope'
import { ask } from '@/ui/dialog/service'
import { lineDialog } from './dialogs/line'

/** Waits until the gateway lets the person go on, or until they do not want to wait any more. */
export const waitInLine = async (
  place: Place,
  again: () => Promise<Place | undefined>,
): Promise<void> => {
  await ask(lineDialog, { place, again })
}

import type { Place } from '@/contract/envelope'
import { lineDialog } from './dialogs/line'
import { ask } from '@/ui/dialog/service'

/** Waits until the gateway lets the person go on, or until they do not want to wait any more. */
export const waitInLine = async (
  place: Place,
  again: () => Promise<Place | undefined>,
): Promise<void> => {
  await ask(lineDialog, { place, again })
}

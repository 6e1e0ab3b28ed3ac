import { defineDialog } from '@/ui/dialog/define'
import { line } from '../../copy'

/** Where one stands: 1 is next. `retryAfter` is when to ask again, in seconds. */
export interface LinePlace {
  position: number
  retryAfter: number
}

export interface LineProps {
  place: LinePlace
  /** Asks again; undefined once the person need not wait any more. */
  again: () => Promise<LinePlace | undefined>
}

/**
 * Shows how long the line is, and goes on by itself. It opens above any other dialog, because the
 * call that waits may come from one.
 */
export const lineDialog = defineDialog<LineProps>({
  look: 'modal',
  label: () => line.title,
  load: async () => (await import('./body')).LineBody,
  dismissable: false,
  above: true,
})

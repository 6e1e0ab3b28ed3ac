import type { Day } from '@/domain/time/day'
import type { Choice } from '../primitives/radio-group.types'

interface AboutChoices {
  title: string
  choices: readonly Choice[]
  /** The chosen value; '' if there is none. */
  value: string
}

/**
 * Sheets in which fields are filled in. Dialogs supply them, because `ui` must not import a dialog
 * of the product. They answer undefined when the user cancels.
 */
export interface FormPickers {
  /** Chooses on a wheel. */
  pick: (about: AboutChoices) => Promise<string | undefined>
  /** Chooses one of several rows. */
  choose: (about: AboutChoices) => Promise<string | undefined>
  day: (about: { title: string; value: Day; min: Day; max: Day }) => Promise<Day | undefined>
}

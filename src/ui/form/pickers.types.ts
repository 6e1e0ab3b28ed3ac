import type { Day } from '@/domain/time/day'
import type { Choice } from '../primitives/radio-group.types'

interface AboutChoices {
  title: string
  choices: readonly Choice[]
  /** What is chosen now; '' where nothing is. */
  value: string
}

/**
 * Sheets by which fields are filled in. Dialogs bring them: what is in `ui` knows no dialog of the
 * product. Undefined when the person changed their mind.
 */
export interface FormPickers {
  /** One of a wheel. */
  pick: (about: AboutChoices) => Promise<string | undefined>
  /** One of several rows. */
  choose: (about: AboutChoices) => Promise<string | undefined>
  day: (about: { title: string; value: Day; min: Day; max: Day }) => Promise<Day | undefined>
}

import type { IconName } from '@/ui/primitives/icons'

/** Names that an operator may use in a product file, besides the icons' own. */
const synonyms: Readonly<Record<string, IconName>> = {
  shield: 'shield',
  family: 'family',
  person: 'person',
  heart: 'heart',
  hospital: 'hospital',
  lab: 'lab',
  pill: 'medicine',
  medicine: 'medicine',
  wallet: 'wallet',
  phone: 'phone',
  clock: 'wait',
  calendar: 'calendar',
  document: 'document',
}

/** An unknown name gets a default icon, so that no gap appears. */
export const highlightIcon = (name: string): IconName => synonyms[name] ?? 'shield'

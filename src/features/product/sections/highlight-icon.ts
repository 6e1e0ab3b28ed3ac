import type { IconName } from '@/ui/primitives/icons'

/** Names an operator may write in a product file, beside the icons' own. */
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

/** An unknown name is no reason for a hole in the page. */
export const highlightIcon = (name: string): IconName => synonyms[name] ?? 'shield'

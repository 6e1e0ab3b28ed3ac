import type { relations as zh } from './relations'

export const relations = {
  SELF: 'Myself',
  SPOUSE: 'Spouse',
  PARENTS: 'Parent',
  CHILDREN: 'Child',
  OTHER: 'Other',
  FATHER_PARENTS: 'Father',
  MOTHER_PARENTS: 'Mother',
  SON_CHILDREN: 'Son',
  DAUGHTER_CHILDREN: 'Daughter',
  SIBLINGS: 'Sibling',
  CLOSE_FAMILY: 'Close relative',
} satisfies Record<keyof typeof zh, string>

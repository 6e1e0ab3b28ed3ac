import { nameOf as nameOfKind } from './kinds'
import type { Phone } from './phones'

/** What the workbench calls a phone: its app, and a number from the second one on. */
export const nameOf = ({ id, kind }: Pick<Phone, 'id' | 'kind'>): string => {
  const number = /-(\d+)$/.exec(id)?.[1]
  return nameOfKind(kind) + (number === undefined ? '' : ` ${number}`)
}

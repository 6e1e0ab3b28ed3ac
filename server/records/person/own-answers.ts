import type { ShownPerson } from '@/contract/person'
import { ownFields } from '@/domain/apply/fields'
import type { FormItem } from '@/domain/apply/item'

/** Labels for fields that a product uses without a label of its own. */
const labels: Readonly<Record<string, string>> = { email: '电子邮箱' }

/** The answers to a product's own fields, in the words of its form. */
export const ownAnswers = (
  items: readonly FormItem[],
  extra: Readonly<Record<string, string>> = {},
): NonNullable<ShownPerson['extra']> =>
  ownFields(items).flatMap(({ type, label = labels[type] ?? type, suffix = '', hide, options }) => {
    const value = extra[type]
    if (!value || hide) return []
    const chosen = options?.find((option) => option.value === value)
    return [{ label, text: chosen?.text ?? `${value}${suffix}` }]
  })

/**
 * The same for a copy of the user's data, with fields that the product no longer has or never
 * showed.
 */
export function everyAnswer(
  items: readonly FormItem[],
  extra: Readonly<Record<string, string>> = {},
): NonNullable<ShownPerson['extra']> {
  const shown = ownFields(items).filter(({ hide }) => !hide)
  const rest = Object.entries(extra).filter(([type]) => !shown.some((item) => item.type === type))
  return [...ownAnswers(items, extra), ...rest.map(([label, text]) => ({ label, text }))]
}

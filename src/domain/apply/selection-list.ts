/** Lists and selectors in which a person chooses one or several items, required or optional. */
export type SelectionItem = {
  text: string
  desc?: string
  value: string
  checked?: boolean
  disabled?: boolean | undefined
}

/**
 * Handles a tap on an item. A disabled item does not change, and the last chosen item can be
 * cleared only in an optional field.
 */
export function toggleSelection({
  items,
  index,
  multiple = false,
  optional = false,
}: {
  items: readonly SelectionItem[]
  index: number
  multiple?: boolean
  optional?: boolean
}): readonly SelectionItem[] {
  const tapped = items[index]
  if (!tapped || tapped.disabled) return items
  const others = items.some((item, at) => item.checked && at !== index)
  if (tapped.checked && !optional && !(multiple && others)) return items
  return items.map((item, at) => {
    if (at === index) return { ...item, checked: !tapped.checked }
    return multiple ? item : { ...item, checked: false }
  })
}

export const selectionOf = ({
  items,
}: {
  items: readonly SelectionItem[]
}): { index: number; value: string }[] =>
  items.flatMap(({ checked, value }, index) => (checked ? { index, value } : []))

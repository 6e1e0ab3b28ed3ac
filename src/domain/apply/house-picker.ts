/** Choosing houses up to a maximum. */
import { fail, ok, type Result } from '../base/result'

export type HouseItem = {
  textList?: readonly { text: string; tag?: string }[]
  value: string
  disabled?: boolean
  checked?: boolean
}

export type HousePicker = {
  items: readonly HouseItem[]
  max: number
  /** Indexes into `items`, in ascending order. */
  chosen: readonly number[]
}

/** Items that arrive ticked are chosen, unless they are disabled or the maximum is reached. */
export function openHousePicker({
  items,
  max = 1,
}: {
  items: readonly HouseItem[]
  max?: number | undefined
}): HousePicker {
  const ticked = items.flatMap(({ checked, disabled }, index) =>
    checked && !disabled ? index : [],
  )
  return { items, max, chosen: ticked.slice(0, Math.max(0, max)) }
}

const isFull = ({ chosen, max }: HousePicker) => chosen.length >= max

/**
 * What the popup draws. At the maximum all unchosen items are disabled; a chosen item is never
 * disabled.
 */
export function housePickerView({ picker }: { picker: HousePicker }) {
  const full = isFull(picker)
  return {
    confirmDisabled: picker.max <= 0,
    items: picker.items.map(({ disabled = false }, index) => {
      const checked = picker.chosen.includes(index)
      return { checked, disabled: !checked && (disabled || full) }
    }),
  }
}

export function toggleHouse({
  picker,
  index,
}: {
  picker: HousePicker
  index: number
}): HousePicker {
  const { chosen, items } = picker
  if (chosen.includes(index)) return { ...picker, chosen: chosen.filter((one) => one !== index) }
  if (!items[index] || items[index].disabled || isFull(picker)) return picker
  return { ...picker, chosen: [...chosen, index].sort((a, b) => a - b) }
}

/** NOTHING_SELECTED: the message is 请选择房屋信息 and the popup stays open. */
export function confirmHouses({
  picker,
}: {
  picker: HousePicker
}): Result<{ index: number; value: string }[], 'DISABLED' | 'NOTHING_SELECTED'> {
  if (picker.max <= 0) return fail('DISABLED')
  const houses = picker.chosen.flatMap((index) => {
    const item = picker.items[index]
    return item ? { index, value: item.value } : []
  })
  return houses.length > 0 ? ok(houses) : fail('NOTHING_SELECTED')
}

import fc from 'fast-check'
import {
  confirmHouses,
  housePickerView,
  openHousePicker,
  toggleHouse,
  type HouseItem,
} from '@/domain/apply/house-picker'

const house = (value: string, more: Partial<HouseItem> = {}): HouseItem => ({ value, ...more })
const three = [house('a'), house('b'), house('c', { disabled: true }), house('d')]
const picked = (max: number | undefined, ...indexes: number[]) =>
  indexes.reduce(
    (picker, index) => toggleHouse({ picker, index }),
    openHousePicker({ items: three, max }),
  )
const drawn = (picker: ReturnType<typeof openHousePicker>) =>
  housePickerView({ picker })
    .items.map(({ checked, disabled }) => (checked ? 'x' : disabled ? '-' : 'o'))
    .join('')

test('ST040 at the maximum everything not chosen is disabled', () => {
  expect(drawn(picked(2))).toBe('oo-o')
  expect(drawn(picked(2, 0))).toBe('xo-o')
  expect(drawn(picked(2, 0, 1))).toBe('xx--')
  expect(picked(2, 0, 1, 3).chosen).toEqual([0, 1])
})

test('ST041 letting one go enables the others, but not what was disabled from the start', () => {
  expect(drawn(picked(2, 0, 1, 0))).toBe('ox-o')
  expect(picked(2, 3, 0).chosen).toEqual([0, 3])
  expect(picked(3, 2).chosen).toEqual([])
  expect(picked(3, 9, -1).chosen).toEqual([])
})

test('ST087 EN013 A53 checked and disabled at once is disabled', () => {
  const items = [house('a', { checked: true, disabled: true }), house('b', { checked: true })]
  expect(drawn(openHousePicker({ items }))).toBe('-x')
})

test('ticks beyond the maximum do not count', () => {
  const items = ['a', 'b', 'c'].map((value) => house(value, { checked: true }))
  expect(openHousePicker({ items, max: 2 }).chosen).toEqual([0, 1])
  expect(openHousePicker({ items, max: -1 }).chosen).toEqual([])
  expect(openHousePicker({ items }).chosen).toEqual([0])
})

test('VA074 confirming nothing is refused', () => {
  expect(confirmHouses({ picker: picked(2) })).toEqual({ ok: false, code: 'NOTHING_SELECTED' })
})

test('VA075 a maximum of 0 disables confirming', () => {
  const none = picked(0, 0)
  expect(none.chosen).toEqual([])
  expect(housePickerView({ picker: none }).confirmDisabled).toBe(true)
  expect(confirmHouses({ picker: none })).toEqual({ ok: false, code: 'DISABLED' })
  expect(housePickerView({ picker: picked(1) }).confirmDisabled).toBe(false)
})

test('VA076 the default maximum is 1', () => {
  expect(drawn(picked(undefined, 1, 0))).toBe('-x--')
})

test('EN013 the answer is index and value of what was chosen', () => {
  expect(confirmHouses({ picker: picked(2, 3, 0) })).toEqual({
    ok: true,
    value: [
      { index: 0, value: 'a' },
      { index: 3, value: 'd' },
    ],
  })
  expect(confirmHouses({ picker: { items: three, max: 1, chosen: [7] } }).ok).toBe(false)
})

test('whatever is tapped, never too many, never a disabled one, never both marks', () => {
  const item = fc.record({
    value: fc.string(),
    disabled: fc.boolean(),
    checked: fc.boolean(),
  })
  fc.assert(
    fc.property(
      fc.array(item, { maxLength: 6 }),
      fc.integer({ min: 0, max: 4 }),
      fc.array(fc.nat(7), { maxLength: 20 }),
      (items, max, taps) => {
        let picker = openHousePicker({ items, max })
        for (const index of [...taps, -1]) {
          expect(picker.chosen.length).toBeLessThanOrEqual(max)
          expect(picker.chosen.some((one) => items[one]?.disabled)).toBe(false)
          const view = housePickerView({ picker }).items
          expect(view.some(({ checked, disabled }) => checked && disabled)).toBe(false)
          const before = view[index]
          picker = toggleHouse({ picker, index })
          const after = housePickerView({ picker }).items[index]
          expect(after?.checked).toBe(before && (before.disabled ? false : !before.checked))
        }
      },
    ),
  )
})

import { useState } from 'react'
import type { DialogControls } from '@/ui/dialog/define'
import { PickerSheet } from '../../layout/picker-sheet'
import { Wheel } from '../../primitives/wheel'
import type { BottomPickerProps, PickerValue } from '.'

export const BottomPickerBody = ({
  title,
  columns,
  value = [],
  confirm,
  cancel,
}: BottomPickerProps & DialogControls<PickerValue>) => {
  const [ids, setIds] = useState(() =>
    columns.map(({ options }, index) => {
      const known = options.find(({ id }) => id === value[index]) ?? options[0]
      return known?.id ?? ''
    }),
  )
  const done = () => {
    const textList = columns.map(
      ({ options }, index) => options.find(({ id }) => id === ids[index])?.text ?? '',
    )
    confirm({ id: ids, text: textList.join(' '), textList })
  }
  return (
    <PickerSheet title={title} onCancel={cancel} onDone={done}>
      {columns.map(({ label, options }, index) => (
        <Wheel
          key={label}
          label={label}
          options={options.map(({ id, text }) => ({ value: id, text }))}
          value={ids[index] ?? ''}
          onChange={(id) => setIds((before) => before.map((old, at) => (at === index ? id : old)))}
        />
      ))}
    </PickerSheet>
  )
}

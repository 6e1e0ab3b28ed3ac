import { useState } from 'react'
import { fill } from '@/copy/fill'
import { dates } from '@/copy/shell/controls'
import type { Day } from '@/domain/time/day'
import { dayWheels, turnDay } from '@/domain/time/day-wheels'
import type { DialogControls } from '@/ui/dialog/define'
import { PickerSheet } from '../../layout/picker-sheet'
import { Wheel } from '../../primitives/wheel'
import type { DatePickerProps } from '.'

export const DatePickerBody = ({
  title,
  min,
  max,
  value = max,
  confirm,
  cancel,
}: DatePickerProps & DialogControls<Day>) => {
  const [day, setDay] = useState(() => turnDay({ day: value, min, max, change: {} }))
  const wheels = dayWheels({ day, min, max })
  return (
    <PickerSheet title={title} onCancel={cancel} onDone={() => confirm(day)}>
      {(['year', 'month', 'day'] as const).map((part) => (
        <Wheel
          key={part}
          label={dates[part]}
          options={wheels[part].options.map((number) => ({
            value: String(number),
            text: fill(dates[`${part}Of`], { N: number }),
          }))}
          value={String(wheels[part].value)}
          onChange={(number) =>
            setDay((before) =>
              turnDay({ day: before, min, max, change: { [part]: Number(number) } }),
            )
          }
        />
      ))}
    </PickerSheet>
  )
}

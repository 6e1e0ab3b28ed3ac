import { useState } from 'react'
import { fill } from '@/copy/fill'
import { buttons } from '@/copy/shell/buttons'
import {
  confirmHouses,
  housePickerView,
  openHousePicker,
  toggleHouse,
} from '@/domain/apply/house-picker'
import type { DialogControls } from '@/ui/dialog/define'
import { Sheet } from '@/ui/layout/sheet'
import { Stack } from '@/ui/layout/stack'
import { Box } from '@/ui/primitives/box'
import { Button } from '@/ui/primitives/button'
import { Checkbox } from '@/ui/primitives/checkbox'
import { Text } from '@/ui/primitives/text'
import { toast } from '@/ui/toast/service'
import { dialogs as copy } from '../../copy'
import type { HousePickerProps } from '.'
import './house-picker.css'

export const HousePickerBody = ({
  items,
  max = 1,
  confirm,
}: HousePickerProps & DialogControls<{ index: number; value: string }[]>) => {
  const [picker, setPicker] = useState(() => openHousePicker({ items, max }))
  const view = housePickerView({ picker })
  const done = () => {
    const houses = confirmHouses({ picker })
    if (houses.ok) confirm(houses.value)
    else toast(copy.selectHouse)
  }
  return (
    <Sheet
      title={copy.housesTitle}
      beside={<Text tone="soft">{fill(copy.housesMax, { N: max })}</Text>}
      actions={
        <Button kind="primary" size="l" block disabled={view.confirmDisabled} onClick={done}>
          {buttons.ok}
        </Button>
      }
    >
      <Stack gap={3}>
        {items.map(({ value, textList = [] }, index) => {
          const { checked = false, disabled = false } = view.items[index] ?? {}
          return (
            <Box key={value} className="hm-house">
              <Checkbox
                checked={checked}
                disabled={disabled}
                onChange={() => setPicker(toggleHouse({ picker, index }))}
              >
                {textList.map(({ text, tag }) => (
                  <Text key={text} as="block">
                    {text}
                    {tag ? (
                      <Text size="s" className="hm-house__tag">
                        {tag}
                      </Text>
                    ) : null}
                  </Text>
                ))}
              </Checkbox>
            </Box>
          )
        })}
      </Stack>
    </Sheet>
  )
}

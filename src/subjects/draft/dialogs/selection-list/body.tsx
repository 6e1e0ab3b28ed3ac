import { useState } from 'react'
import { buttons } from '@/copy/shell/buttons'
import { selectionOf, toggleSelection } from '@/domain/apply/selection-list'
import type { DialogControls } from '@/ui/dialog/define'
import { Sheet } from '@/ui/layout/sheet'
import { Box } from '@/ui/primitives/box'
import { Button } from '@/ui/primitives/button'
import { Checkbox } from '@/ui/primitives/checkbox'
import { RadioGroup } from '@/ui/primitives/radio-group'
import { Text } from '@/ui/primitives/text'
import type { SelectionListProps } from '.'

export const SelectionListBody = ({
  title,
  items: given,
  multiple = false,
  optional = false,
  buttonText = buttons.confirmSelection,
  confirm,
}: SelectionListProps & DialogControls<{ index: number; value: string }[]>) => {
  const [items, setItems] = useState(given)
  const chosen = selectionOf({ items })
  const toggle = (index: number) => setItems(toggleSelection({ items, index, multiple, optional }))
  const words = (index: number) => {
    const item = items[index]
    return (
      <>
        <Text as="block">{item?.text}</Text>
        {item?.desc ? (
          <Text as="block" size="s" tone="soft">
            {item.desc}
          </Text>
        ) : null}
      </>
    )
  }
  return (
    <Sheet
      title={title}
      actions={
        <Button
          kind="primary"
          size="l"
          block
          disabled={!optional && chosen.length === 0}
          onClick={() => confirm(chosen)}
        >
          {buttonText}
        </Button>
      }
    >
      {multiple ? (
        <Box role="group" label={title}>
          {items.map(({ value, checked = false, disabled }, index) => (
            <Checkbox
              key={value}
              checked={checked}
              disabled={disabled}
              onChange={() => toggle(index)}
            >
              {words(index)}
            </Checkbox>
          ))}
        </Box>
      ) : (
        <RadioGroup
          look="rows"
          label={title}
          value={chosen[0]?.value ?? ''}
          choices={items.map(({ value, text, disabled }, index) => ({
            value,
            text,
            disabled,
            body: words(index),
          }))}
          onChange={(value) => toggle(items.findIndex((item) => item.value === value))}
        />
      )}
    </Sheet>
  )
}

import { buttons } from '@/copy/shell/buttons'
import type { SelectionItem } from '@/domain/apply/selection-list'
import type { DialogControls } from '@/ui/dialog/define'
import { Sheet } from '../../layout/sheet'
import { Box } from '../../primitives/box'
import { Button } from '../../primitives/button'
import { Icon } from '../../primitives/icon'
import { List, ListItem } from '../../primitives/list'
import { Text } from '../../primitives/text'
import type { OptionPickerProps } from '.'
import './option-picker.css'

export const OptionPickerBody = ({
  title,
  options,
  confirm,
  cancel,
}: OptionPickerProps & DialogControls<SelectionItem>) => (
  <Sheet
    title={title}
    actions={
      <Button size="l" block onClick={cancel}>
        {buttons.cancel}
      </Button>
    }
  >
    <List label={title}>
      {options.map((option) => (
        <ListItem key={option.value} className="hm-option">
          <Button
            kind="bare"
            className="hm-option__button"
            disabled={option.disabled}
            pressed={option.checked ?? false}
            onClick={() => confirm(option)}
          >
            <Box className="hm-option__words">
              <Text as="block" bold={option.checked} tone={option.checked ? 'accent' : 'ink'}>
                {option.text}
              </Text>
              {option.desc ? (
                <Text as="block" size="s" tone="soft">
                  {option.desc}
                </Text>
              ) : null}
            </Box>
            {option.checked ? <Icon name="check" size={20} /> : null}
          </Button>
        </ListItem>
      ))}
    </List>
  </Sheet>
)

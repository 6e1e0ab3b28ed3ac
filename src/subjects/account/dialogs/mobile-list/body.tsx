import type { DialogControls } from '@/ui/dialog/define'
import { Sheet } from '@/ui/layout/sheet'
import { Box } from '@/ui/primitives/box'
import { Button } from '@/ui/primitives/button'
import { Icon } from '@/ui/primitives/icon'
import { List, ListItem } from '@/ui/primitives/list'
import { Text } from '@/ui/primitives/text'
import { ownPhone as copy } from '../../identity/copy'
import type { MobileListProps } from '.'
import './mobile-list.css'

export const MobileListBody = ({
  list,
  chosen,
  confirm,
}: MobileListProps & DialogControls<string | undefined>) => (
  <Sheet
    title={copy.phones}
    actions={
      <Button size="l" block onClick={() => confirm(undefined)}>
        {copy.otherPhone}
      </Button>
    }
  >
    <List>
      {list.map(({ value, mask, note }) => (
        <ListItem key={value}>
          <Button kind="bare" block className="hm-mobiles__one" onClick={() => confirm(value)}>
            <Box>
              <Text as="block" bold numeric>
                {mask}
              </Text>
              <Text as="block" size="s" tone="soft">
                {note}
              </Text>
            </Box>
            {value === chosen ? <Icon name="check" /> : null}
          </Button>
        </ListItem>
      ))}
    </List>
  </Sheet>
)

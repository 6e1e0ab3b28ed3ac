import { buttons } from '@/copy/shell/buttons'
import type { DialogControls } from '@/ui/dialog/define'
import { Panel } from '@/ui/layout/panel'
import { Box } from '@/ui/primitives/box'
import { Button } from '@/ui/primitives/button'
import { List, ListItem } from '@/ui/primitives/list'
import { Text } from '@/ui/primitives/text'
import { dialogs as copy } from '../copy'
import './share-guide.css'

export const ShareGuideBody = ({ confirm }: DialogControls<undefined>) => (
  <>
    <Box className="hm-share-guide__arrow" decorative>
      ↗
    </Box>
    <Panel
      title={copy.shareGuide}
      actions={
        <Button kind="primary" size="l" onClick={() => confirm(undefined)}>
          {buttons.iKnow}
        </Button>
      }
    >
      <List ordered className="hm-share-guide__steps">
        <ListItem>
          <Text>1. {copy.shareMenu}</Text>
        </ListItem>
        <ListItem>
          <Text>2. {copy.shareSend}</Text>
        </ListItem>
      </List>
    </Panel>
  </>
)

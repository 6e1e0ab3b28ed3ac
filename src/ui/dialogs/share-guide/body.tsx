import { buttons } from '@/copy/shell/buttons'
import { shareGuide as copy } from '@/copy/shell/controls'
import type { DialogControls } from '../../dialog/define'
import { Panel } from '../../layout/panel'
import { Box } from '../../primitives/box'
import { Button } from '../../primitives/button'
import { List, ListItem } from '../../primitives/list'
import { Text } from '../../primitives/text'
import './share-guide.css'

export const ShareGuideBody = ({ confirm }: DialogControls<undefined>) => (
  <>
    <Box className="hm-share-guide__arrow" decorative>
      ↗
    </Box>
    <Panel
      title={copy.title}
      actions={
        <Button kind="primary" size="l" onClick={() => confirm(undefined)}>
          {buttons.iKnow}
        </Button>
      }
    >
      <List ordered className="hm-share-guide__steps">
        <ListItem>
          <Text>1. {copy.menu}</Text>
        </ListItem>
        <ListItem>
          <Text>2. {copy.send}</Text>
        </ListItem>
      </List>
    </Panel>
  </>
)

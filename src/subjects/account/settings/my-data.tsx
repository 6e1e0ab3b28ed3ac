import { settings as copy } from '@/copy/account/settings'
import { go } from '@/platform/navigation'
import { pathTo } from '@/routes/path-to'
import { Card } from '@/ui/layout/card'
import { Box } from '@/ui/primitives/box'
import { Button } from '@/ui/primitives/button'
import { Text } from '@/ui/primitives/text'
import { leave } from '../flow/leave'

/**
 * The user's rights under PIPL chapter IV: a copy, withdrawal, deletion. Each says its
 * consequences.
 */
export const MyData = () => (
  <Card title={copy.myData}>
    <Box className="hm-settings__entry">
      <Text as="block" size="s" tone="soft">
        {copy.exportHint}
      </Text>
      <Button onClick={() => go(pathTo('ownData'))}>{copy.export}</Button>
    </Box>
    <Box className="hm-settings__entry">
      <Text as="block" size="s" tone="soft">
        {copy.withdrawHint}
      </Text>
      <Button onClick={() => leave('consent')}>{copy.withdraw}</Button>
    </Box>
    <Box className="hm-settings__entry">
      <Text as="block" size="s" tone="soft">
        {copy.removeHint}
      </Text>
      <Button onClick={() => go(pathTo('closeAccount'))}>{copy.remove}</Button>
    </Box>
  </Card>
)

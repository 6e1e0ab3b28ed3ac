import { buttons } from '@/copy/shell/buttons'
import { shell } from '@/copy/shell/shell'
import { reload, reLaunch } from '@/platform/navigation'
import { pathTo } from '@/routes/path-to'
import { Card } from '@/ui/layout/card'
import { Stack } from '@/ui/layout/stack'
import { Box } from '@/ui/primitives/box'
import { Button } from '@/ui/primitives/button'
import { Text } from '@/ui/primitives/text'
import { PageShell } from '@/ui/shell/page-shell'

/**
 * The panel of a page that failed: a message, another try, and the way home. It loads nothing and
 * takes its words from the shell, because the landing page includes it.
 */
export const Broken = () => (
  <PageShell title={shell.loadFailed}>
    <Card>
      <Box role="alert">
        <Stack gap={4}>
          <Text as="block">{shell.broken}</Text>
          <Button kind="primary" size="l" block onClick={reload}>
            {buttons.reload}
          </Button>
          <Button size="l" block onClick={() => reLaunch(pathTo('insure'))}>
            {buttons.backToInsure}
          </Button>
        </Stack>
      </Box>
    </Card>
  </PageShell>
)

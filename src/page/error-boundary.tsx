import { Component, type ErrorInfo, type ReactNode } from 'react'
import { buttons } from '@/copy/shell/buttons'
import { shell } from '@/copy/shell/shell'
import { reportFault } from '@/platform/fault'
import { reLaunch, reload } from '@/platform/navigation'
import type { PageKey } from '@/routes/pages'
import { pathTo } from '@/routes/path-to'
import { Card } from '@/ui/layout/card'
import { Stack } from '@/ui/layout/stack'
import { Box } from '@/ui/primitives/box'
import { Button } from '@/ui/primitives/button'
import { Text } from '@/ui/primitives/text'
import { HelpLink } from '@/ui/shell/help-link'
import { PageShell } from '@/ui/shell/page-shell'

interface Props {
  page: PageKey
  children: ReactNode
}

/** Catches an error while a page draws. It reports the error and shows a panel with a way on. */
export class ErrorBoundary extends Component<Props, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true }
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    reportFault(error, { page: this.props.page, ...(componentStack ? { componentStack } : {}) })
  }

  override render(): ReactNode {
    return this.state.broken ? <Broken /> : this.props.children
  }
}

/**
 * The panel of a page that failed: a message, another try, and the way home. It loads nothing and
 * takes its words from the shell, because the landing page includes it.
 */
const Broken = () => (
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
          <HelpLink text={shell.toService} />
        </Stack>
      </Box>
    </Card>
  </PageShell>
)

import { StatePanel, type StatePanelProps } from '@/ui/display/state-panel'
import { Button } from '@/ui/primitives/button'
import { PageShell, type PageShellProps } from '@/ui/shell/page-shell'

interface MessagePageProps
  extends Pick<StatePanelProps, 'picture' | 'text'>, Pick<PageShellProps, 'theme'> {
  /** Title of the page. */
  page: string
  /** The message. */
  title: string
  /** The next step; undefined if the user should go back. */
  on?: { words: string; go: () => void } | undefined
}

/** A page with one message, such as a recorded confirmation or an empty result. */
export const MessagePage = ({ page, theme, on, ...state }: MessagePageProps) => (
  <PageShell title={page} theme={theme}>
    <StatePanel {...state}>
      {on ? (
        <Button kind="primary" size="l" block onClick={on.go}>
          {on.words}
        </Button>
      ) : null}
    </StatePanel>
  </PageShell>
)

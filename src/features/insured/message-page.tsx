import { StatePanel, type StatePanelProps } from '@/ui/display/state-panel'
import { Button } from '@/ui/primitives/button'
import { PageShell, type PageShellProps } from '@/ui/shell/page-shell'

interface MessagePageProps
  extends Pick<StatePanelProps, 'picture' | 'text'>, Pick<PageShellProps, 'theme'> {
  /** What the page is called. */
  page: string
  /** What there is to say. */
  title: string
  /** The way on; nothing for who is to go back to where they came from. */
  on?: { words: string; go: () => void } | undefined
}

/** A page that says one thing: it is on record, or there is nothing here. */
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

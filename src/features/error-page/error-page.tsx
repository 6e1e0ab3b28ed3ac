import { errorPage as copy } from '@/copy/errors/error-page'
import { replace } from '@/platform/navigation'
import type { ErrorPageType } from '@/routes/error-types'
import { pathTo } from '@/routes/path-to'
import { StatePanel, type StatePanelProps } from '@/ui/display/state-panel'
import { Button } from '@/ui/primitives/button'
import { PageShell } from '@/ui/shell/page-shell'

const pictures: Record<ErrorPageType, StatePanelProps['picture']> = {
  notFound: 'empty',
  notOpened: 'wait',
  browserOnly: 'error',
  wechatOnly: 'error',
  oaOnly: 'error',
}

/** Why what was asked for does not open here, and the way on. */
export const ErrorPage = ({ type = 'notFound' }: { type?: ErrorPageType | undefined }) => {
  const title = copy[`${type}Title`]
  return (
    <PageShell title={title} header="hidden">
      <StatePanel picture={pictures[type]} title={title} text={copy[`${type}Text`]}>
        <Button kind="primary" size="l" onClick={() => replace(pathTo('insure'))}>
          {copy.back}
        </Button>
      </StatePanel>
    </PageShell>
  )
}

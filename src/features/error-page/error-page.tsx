import { errorPage as copy } from '@/copy/errors/error-page'
import { readRedirectPath } from '@/domain/address/link'
import { replace } from '@/platform/navigation'
import type { ErrorPageType } from '@/routes/error-types'
import { pathTo } from '@/routes/path-to'
import { StatePanel, type StatePanelProps } from '@/ui/display/state-panel'
import { Button } from '@/ui/primitives/button'
import { PageShell } from '@/ui/shell/page-shell'
import { Elsewhere } from './elsewhere'

const pictures: Record<ErrorPageType, StatePanelProps['picture']> = {
  notFound: 'empty',
  notOpened: 'wait',
  browserOnly: 'error',
  wechatOnly: 'error',
  oaOnly: 'error',
}

const opensElsewhere = { browserOnly: true, wechatOnly: true, oaOnly: true }

/** Why what was asked for does not open here, and the way on. */
export const ErrorPage = ({
  type = 'notFound',
  redirectPath,
}: {
  type?: ErrorPageType | undefined
  /** What was asked for, where another app may open it. */
  redirectPath?: string | undefined
}) => {
  const link = readRedirectPath({ asked: redirectPath, fallback: '', allowedHosts: [] }).url
  const title = copy[`${type}Title`]
  return (
    <PageShell title={title} header="hidden">
      <StatePanel picture={pictures[type]} title={title} text={copy[`${type}Text`]}>
        {link !== '' && link.startsWith('/') && type in opensElsewhere ? (
          <Elsewhere address={link} inMiniProgram={type === 'wechatOnly'} />
        ) : null}
        <Button
          kind={link === '' ? 'primary' : 'text'}
          size="l"
          onClick={() => replace(pathTo('insure'))}
        >
          {copy.back}
        </Button>
      </StatePanel>
    </PageShell>
  )
}

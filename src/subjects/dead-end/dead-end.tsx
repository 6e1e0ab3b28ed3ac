import type { Terms } from '@/copy/product/wording'
import { replace } from '@/platform/navigation'
import { pathTo } from '@/routes/path-to'
import { lastPage } from '@/stores/last-page'
import { useTermsOfVisit } from '@/stores/product-page'
import { isSignedIn } from '@/stores/session'
import { StatePanel, type StatePanelProps } from '@/ui/display/state-panel'
import { Button } from '@/ui/primitives/button'
import { PageShell } from '@/ui/shell/page-shell'
import { deadEnds as copy } from './copy'

export type DeadEndKind = 'notFound' | 'housekeeper' | 'noLogin'

interface Wording extends Pick<StatePanelProps, 'picture' | 'title' | 'text'> {
  wayOn: { text: string; to: () => string }
}

/** The text for a user who has signed in meanwhile, for example in another tab. */
const signedIn = (terms: Terms): Wording => ({
  picture: 'success',
  title: copy.signedInTitle,
  text: copy.signedInText,
  wayOn: { text: terms.orderCenter, to: () => pathTo('orderCenter') },
})

const wordingOf = (kind: DeadEndKind, terms: Terms): Wording => {
  switch (kind) {
    case 'notFound':
      return {
        picture: 'empty',
        title: copy.allNoFoundTitle,
        text: copy.allNoFoundText,
        wayOn: { text: copy.choose, to: () => pathTo('insure') },
      }
    case 'housekeeper':
      return {
        picture: 'empty',
        title: copy.housekeeperTitle,
        text: copy.housekeeperText,
        wayOn: { text: copy.toService, to: () => pathTo('serviceTabs', { tab: 'care' }) },
      }
    case 'noLogin':
      return isSignedIn()
        ? signedIn(terms)
        : {
            picture: 'wait',
            title: copy.noLoginTitle,
            text: copy.noLoginText,
            wayOn: {
              text: copy.toLogin,
              to: () => pathTo('login', { redirectPath: lastPage() ?? pathTo('orderCenter') }),
            },
          }
  }
}

/** Replaces a page that cannot be shown: the reason, a way on and a way back. */
export const DeadEnd = ({ kind = 'notFound' }: { kind?: DeadEndKind | undefined }) => {
  const { wayOn, ...panel } = wordingOf(kind, useTermsOfVisit())
  const before = lastPage()
  return (
    <PageShell title={panel.title} header="hidden">
      <StatePanel {...panel} withHelp>
        <Button kind="primary" size="l" block onClick={() => replace(wayOn.to())}>
          {wayOn.text}
        </Button>
        {before ? (
          <Button kind="text" size="l" block onClick={() => replace(before)}>
            {copy.lastPage}
          </Button>
        ) : null}
      </StatePanel>
    </PageShell>
  )
}

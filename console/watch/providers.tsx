import { Link } from '@tanstack/react-router'
import { listProviders } from '../../server/console/calls/watch'
import { useRead } from '../api/use-read'
import { payTypeNames, providerNames } from '../copy/records'
import { watchCopy as copy } from '../copy/watch'
import { Money } from '../ui/money'
import { Page, Part } from '../ui/page'
import { Shown } from '../ui/shown'
import { Table } from '../ui/table'

/** How the payment providers do, and which ways to pay somebody stopped. */
export function Providers() {
  const read = useRead(listProviders, {}, { everyMs: 30_000 })
  return (
    <Page title={copy.providers} lead={copy.providersLead}>
      <Shown of={read}>
        {({ providers, stopped }) => (
          <>
            <Part title={copy.stopped} extra={<Link to="/stops">{copy.toStop}</Link>}>
              <p>
                {stopped.length === 0
                  ? copy.noneStopped
                  : stopped.map(({ payType }) => payTypeNames[payType]).join('、')}
              </p>
            </Part>
            <Part title={copy.providers}>
              <Table
                name={copy.providers}
                rows={providers}
                keyOf={({ provider }) => provider}
                columns={[
                  { title: copy.provider, cell: ({ provider }) => providerNames[provider] },
                  {
                    title: copy.payTypes,
                    kind: 'wide',
                    cell: ({ payTypes }) => payTypes.map((type) => payTypeNames[type]).join('、'),
                  },
                  { title: copy.opened, kind: 'number', cell: ({ opened }) => opened },
                  { title: copy.paid, kind: 'number', cell: ({ paid }) => paid },
                  { title: copy.failed, kind: 'number', cell: ({ failed }) => failed },
                  {
                    title: copy.owed,
                    kind: 'number',
                    cell: ({ refundsOwed, owedFen }) => (
                      <>
                        {refundsOwed} · <Money fen={owedFen} />
                      </>
                    ),
                  },
                ]}
              />
            </Part>
          </>
        )}
      </Shown>
    </Page>
  )
}

import { Link } from '@tanstack/react-router'
import { listUnmatched } from '../../server/console/calls/books'
import { useRead } from '../api/use-read'
import { alarmTitle } from '../copy/alarms'
import { differenceText, moneyCopy as copy } from '../copy/money'
import { providerNames } from '../copy/records'
import { Moment } from '../ui/moment'
import { Money } from '../ui/money'
import { Page, Part } from '../ui/page'
import { Shown } from '../ui/shown'
import { Table } from '../ui/table'

/** Money that fits nothing: as it came in, and as only a bill knows it. */
export function Unmatched() {
  const read = useRead(listUnmatched, {}, { everyMs: 15_000 })
  return (
    <Page title={copy.unmatched} lead={copy.unmatchedLead}>
      <Shown of={read}>
        {({ alarms, bills }) => (
          <>
            <Part title={copy.byAlarm} extra={<Link to="/alarms">{copy.toAlarm}</Link>}>
              <Table
                name={copy.byAlarm}
                rows={alarms}
                keyOf={({ alarmId }) => alarmId}
                columns={[
                  { title: copy.what, cell: ({ alarm }) => alarmTitle(alarm) },
                  { title: copy.reference, kind: 'wide', cell: ({ subject }) => subject },
                  { title: copy.times, kind: 'number', cell: ({ times }) => times },
                  { title: copy.lastAt, cell: ({ lastAt }) => <Moment at={lastAt} /> },
                ]}
              />
            </Part>
            <Part title={copy.byBill} extra={<Link to="/days">{copy.days}</Link>}>
              <Table
                name={copy.byBill}
                rows={bills}
                keyOf={({ day, difference }) =>
                  `${day} ${difference.kind} ${difference.reference ?? difference.payOrderId ?? ''}`
                }
                columns={[
                  { title: copy.day, cell: ({ day }) => day },
                  {
                    title: copy.what,
                    kind: 'wide',
                    cell: (row) => differenceText(row.difference.kind),
                  },
                  {
                    title: copy.provider,
                    cell: ({ difference: { provider } }) =>
                      provider === null ? '—' : providerNames[provider],
                  },
                  { title: copy.reference, cell: ({ difference }) => difference.reference ?? '—' },
                  {
                    title: copy.found,
                    kind: 'number',
                    cell: ({ difference }) => <Money fen={difference.foundFen} />,
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

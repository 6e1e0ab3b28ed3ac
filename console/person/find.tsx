import { Link, Navigate } from '@tanstack/react-router'
import type { ResponseOf } from '../../server/console/calls/define'
import { find } from '../../server/console/calls/people'
import { useRead } from '../api/use-read'
import { foundBy, orderStatus, recordCopy as copy } from '../copy/records'
import { Moment } from '../ui/moment'
import { Money } from '../ui/money'
import { Page } from '../ui/page'
import { Shown } from '../ui/shown'
import { Table } from '../ui/table'
import { useSearched } from './search'

type Found = ResponseOf<typeof find>['people'][number]

/** Who was found. When it is one person alone, their page is shown at once. */
export function Find() {
  const { query, round } = useSearched()
  return (
    <Page title={copy.find} lead={copy.findLead}>
      {query !== '' && <Results key={round} query={query} />}
    </Page>
  )
}

function Results({ query }: { query: string }) {
  const read = useRead(find, { query })
  return (
    <Shown of={read}>
      {({ people, more }) => {
        const [only] = people
        if (only && people.length === 1) return <ToPerson of={only} />
        if (people.length === 0) return <p className="part empty">{copy.findNone}</p>
        return (
          <div className="part">
            {more && <p className="warn">{copy.findMore}</p>}
            <Table
              name={copy.find}
              rows={people}
              keyOf={({ userId }) => userId}
              columns={[
                {
                  title: copy.name,
                  cell: (person) => (
                    <Link
                      to="/people/$userId"
                      params={{ userId: person.userId }}
                      search={orderOf(person)}
                    >
                      {person.name ?? person.userId}
                    </Link>
                  ),
                },
                { title: copy.mobile, cell: ({ mobile }) => mobile ?? '—' },
                {
                  title: copy.foundBy,
                  cell: ({ found }) =>
                    [...new Set(found.map(({ kind }) => foundBy[kind]))].join('、'),
                },
                {
                  title: copy.orders,
                  kind: 'wide',
                  cell: ({ orders }) => (
                    <ul>
                      {orders.slice(0, 2).map((order) => (
                        <li key={order.orderId}>
                          {order.productName} · {orderStatus[order.status]} ·{' '}
                          <Money fen={order.totalFen} /> · <Moment at={order.createdAt} />
                        </li>
                      ))}
                    </ul>
                  ),
                },
              ]}
            />
          </div>
        )
      }}
    </Shown>
  )
}

/** The order that the number named, if it named one. */
const orderOf = ({ found }: Found): { order?: string } => {
  const named = found.find(({ orderId }) => orderId !== null)?.orderId
  return named ? { order: named } : {}
}

const ToPerson = ({ of }: { of: Found }) => (
  <Navigate to="/people/$userId" params={{ userId: of.userId }} search={orderOf(of)} replace />
)

import { useState } from 'react'
import type { ResponseOf } from '../../server/console/calls/define'
import { readTimeLine } from '../../server/console/calls/people'
import { usePages } from '../api/use-read'
import { detailText, happenedText } from '../copy/events'
import { happenedKinds, recordCopy as copy } from '../copy/records'
import { Choice, optionsOf } from '../ui/choice'
import { Moment } from '../ui/moment'
import { Money } from '../ui/money'
import { Part } from '../ui/page'
import { PagedTable } from '../ui/table'

type Kind = ResponseOf<typeof readTimeLine>['list'][number]['kind']

/** Everything that happened to one person, the newest first. */
export function TimeLine({ userId }: { userId: string }) {
  const [kind, setKind] = useState<Kind | 'ALL'>('ALL')
  const pages = usePages(readTimeLine, { userId, ...(kind !== 'ALL' && { kinds: [kind] }) })
  return (
    <Part
      title={copy.timeLine}
      extra={
        <Choice
          aria-label={copy.kind}
          value={kind}
          options={[['ALL', copy.all] as const, ...optionsOf(happenedKinds)]}
          choose={setKind}
        />
      }
    >
      <PagedTable
        name={copy.timeLine}
        pages={pages}
        keyOf={(row) => `${row.at} ${row.kind} ${row.subject} ${row.event} ${row.to ?? ''}`}
        columns={[
          { title: copy.at, cell: ({ at }) => <Moment at={at} /> },
          { title: copy.kind, cell: (row) => happenedKinds[row.kind] },
          {
            title: copy.what,
            kind: 'wide',
            cell: (row) => (
              <>
                {happenedText(row)}
                {row.detail !== null && <span className="soft"> {detailText(row)}</span>}
              </>
            ),
          },
          {
            title: copy.amount,
            kind: 'number',
            cell: ({ amountFen }) => (amountFen === null ? '' : <Money fen={amountFen} />),
          },
          { title: copy.number, cell: ({ subject }) => <span className="soft">{subject}</span> },
        ]}
      />
    </Part>
  )
}

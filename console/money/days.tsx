import { Button } from 'antd'
import { useState } from 'react'
import { closeReconciliation, listReconciliations } from '../../server/console/calls/books'
import type { ResponseOf } from '../../server/console/calls/define'
import { call } from '../api/call'
import { usePages } from '../api/use-read'
import { base } from '../copy/base'
import { differenceText, moneyCopy as copy } from '../copy/money'
import { providerNames } from '../copy/records'
import { useMay } from '../session/session'
import { ActDialog } from '../ui/act-dialog'
import { Choice } from '../ui/choice'
import { Moment, momentText } from '../ui/moment'
import { Money } from '../ui/money'
import { Page, Part } from '../ui/page'
import { Shown } from '../ui/shown'
import { Table } from '../ui/table'
import { Tag } from '../ui/tag'

type Day = ResponseOf<typeof listReconciliations>['list'][number]

/** Days with what did not agree, each closed by a note. */
export function Days() {
  const [which, setWhich] = useState<'OPEN' | 'ALL'>('OPEN')
  const pages = usePages(listReconciliations, { onlyOpen: which === 'OPEN' })
  const [closing, setClosing] = useState<Day>()
  return (
    <Page
      title={copy.days}
      lead={copy.daysLead}
      extra={
        <Choice
          aria-label={copy.show}
          value={which}
          options={[
            ['OPEN', copy.onlyOpen],
            ['ALL', copy.allDays],
          ]}
          choose={setWhich}
        />
      }
    >
      <Shown of={pages}>
        {(list) =>
          list.length === 0 ? (
            <p className="part empty">{copy.noDays}</p>
          ) : (
            list.map((day) => <OneDay key={day.day} of={day} close={() => setClosing(day)} />)
          )
        }
      </Shown>
      {pages.more && (
        <p className="more">
          <Button onClick={pages.readMore} loading={pages.isReadingMore}>
            {base.more}
          </Button>
        </p>
      )}
      {closing && (
        <ActDialog
          title={`${copy.close} ${closing.day}`}
          reasonLabel={copy.note}
          seen={{ record: closing, schema: closeReconciliation.response, facts: dayFacts }}
          run={async (note, now = closing) => {
            const { day, version } = now
            const answer = await call(closeReconciliation, { day, version, note })
            return answer.ok ? { ok: true, data: {} } : answer
          }}
          onClose={() => setClosing(undefined)}
        />
      )}
    </Page>
  )
}

const dayFacts = ({ differences, closed }: Day) =>
  [
    [copy.what, copy.differences(differences.length)],
    [copy.note, closed ? `${closed.by} ${momentText(closed.at)}：${closed.note}` : '—'],
  ] as const

function OneDay({ of, close }: { of: Day; close: () => void }) {
  const may = useMay()
  const { day, differences, closed } = of
  const isOpen = differences.length > 0 && closed === null
  return (
    <Part
      title={day}
      extra={
        <Tag tone={isOpen ? 'bad' : 'good'}>
          {differences.length === 0 ? copy.agrees : copy.differences(differences.length)}
        </Tag>
      }
    >
      <p className="soft">
        {copy.compared(of.payOrders, of.billLines)} · <Moment at={of.at} />
      </p>
      {differences.length > 0 && (
        <Table
          name={day}
          rows={differences}
          keyOf={({ kind, payOrderId, reference }) =>
            `${kind} ${payOrderId ?? ''} ${reference ?? ''}`
          }
          columns={[
            { title: copy.what, kind: 'wide', cell: ({ kind }) => differenceText(kind) },
            {
              title: copy.provider,
              cell: ({ provider }) => (provider === null ? '—' : providerNames[provider]),
            },
            {
              title: copy.reference,
              cell: ({ reference, payOrderId }) => reference ?? payOrderId ?? '—',
            },
            {
              title: copy.expected,
              kind: 'number',
              cell: (row) => <Money fen={row.expectedFen} />,
            },
            { title: copy.found, kind: 'number', cell: (row) => <Money fen={row.foundFen} /> },
          ]}
        />
      )}
      {closed && (
        <p className="notice">
          {copy.closedBy(closed.by)} <Moment at={closed.at} />：{closed.note}
        </p>
      )}
      {isOpen && may(closeReconciliation) && (
        <div className="row end">
          <Button onClick={close}>{copy.close}</Button>
        </div>
      )}
    </Part>
  )
}

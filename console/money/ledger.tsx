import { Button } from 'antd'
import { useState } from 'react'
import { exportLedger, readLedger } from '../../server/console/calls/books'
import type { ResponseOf } from '../../server/console/calls/define'
import { call } from '../api/call'
import { usePages, useRead } from '../api/use-read'
import { eventName } from '../copy/events'
import { accountNames, moneyCopy as copy } from '../copy/money'
import { useMay, useSession } from '../session/session'
import { ActDialog } from '../ui/act-dialog'
import { Choice, optionsOf } from '../ui/choice'
import { Moment, momentText } from '../ui/moment'
import { Money } from '../ui/money'
import { Page, Part } from '../ui/page'
import { saveText } from '../ui/save-text'
import { Shown } from '../ui/shown'
import { PagedTable, Table } from '../ui/table'

type Account = ResponseOf<typeof readLedger>['sums'][number]['account']

const MONTHS = 36

/** A month (`YYYY-MM`) and those before it. The platform's own field names months in its own language. */
const monthsBefore = (last: string): [string, string][] => {
  const [year = 0, month = 1] = last.split('-').map(Number)
  return Array.from({ length: MONTHS }, (_none, back) => {
    const at = new Date(Date.UTC(year, month - 1 - back)).toISOString().slice(0, 7)
    return [at, at]
  })
}

/** A month of the ledger by account, and its file. */
export function Ledger() {
  const { now } = useSession()
  const may = useMay()
  const [month, setMonth] = useState(() => momentText(now).slice(0, 7))
  const [account, setAccount] = useState<Account | 'ALL'>('ALL')
  const [isExporting, setIsExporting] = useState(false)
  const asked = { month, ...(account !== 'ALL' && { account }) }
  const sums = useRead(readLedger, { month })
  const pages = usePages(readLedger, asked)
  return (
    <Page
      title={copy.ledger}
      lead={copy.ledgerLead}
      extra={
        <>
          <Choice
            aria-label={copy.month}
            value={month}
            options={monthsBefore(momentText(now).slice(0, 7))}
            choose={setMonth}
          />
          <Choice
            aria-label={copy.account}
            value={account}
            options={[['ALL', copy.all] as const, ...optionsOf(accountNames)]}
            choose={setAccount}
          />
          {may(exportLedger) && (
            <Button onClick={() => setIsExporting(true)}>{copy.exportCsv}</Button>
          )}
        </>
      }
    >
      <Part title={copy.sums}>
        <Shown of={sums}>
          {(read) => (
            <Table
              name={copy.sums}
              rows={read.sums}
              keyOf={(sum) => sum.account}
              columns={[
                { title: copy.account, kind: 'wide', cell: (sum) => accountNames[sum.account] },
                {
                  title: copy.debit,
                  kind: 'number',
                  cell: ({ debitFen }) => <Money fen={debitFen} />,
                },
                {
                  title: copy.credit,
                  kind: 'number',
                  cell: ({ creditFen }) => <Money fen={creditFen} />,
                },
              ]}
            />
          )}
        </Shown>
      </Part>
      <Part title={copy.entries}>
        <PagedTable
          name={copy.entries}
          pages={pages}
          keyOf={({ entryId }) => entryId}
          columns={[
            { title: copy.at, cell: ({ at }) => <Moment at={at} /> },
            { title: copy.kind, cell: ({ kind }) => eventName(`ledger:${kind}`) },
            { title: copy.debit, cell: ({ debit }) => accountNames[debit] },
            { title: copy.credit, cell: ({ credit }) => accountNames[credit] },
            {
              title: copy.amount,
              kind: 'number',
              cell: ({ amountFen }) => <Money fen={amountFen} />,
            },
            { title: copy.reference, cell: ({ reference }) => reference },
          ]}
        />
      </Part>
      {isExporting && (
        <ActDialog
          title={`${copy.exportCsv} ${month}`}
          lead={copy.exportLead}
          doIt={copy.exportCsv}
          run={async (reason) => {
            const answer = await call(exportLedger, { ...asked, reason })
            if (!answer.ok) return answer
            saveText(answer.data.fileName, 'text/csv', answer.data.csv)
            return { ok: true, data: {} }
          }}
          onClose={() => setIsExporting(false)}
        />
      )}
    </Page>
  )
}

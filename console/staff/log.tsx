import { App, Button } from 'antd'
import { useState } from 'react'
import { readLog, verifyLog } from '../../server/console/calls/staff'
import { call } from '../api/call'
import { usePages } from '../api/use-read'
import { eventName } from '../copy/events'
import { staffCopy as copy } from '../copy/staff'
import { Choice, optionsOf } from '../ui/choice'
import { failureText } from '../ui/failure'
import { Moment } from '../ui/moment'
import { Page } from '../ui/page'
import { PagedTable } from '../ui/table'
import { Tag } from '../ui/tag'

/** Who looked at whom, did what, and was refused what. */
export function Log() {
  const [outcome, setOutcome] = useState<'ALL' | 'DONE' | 'REFUSED'>('ALL')
  const pages = usePages(readLog, outcome === 'ALL' ? {} : { outcome })
  const { message } = App.useApp()
  const [waits, setWaits] = useState(false)
  const verify = async () => {
    setWaits(true)
    const answer = await call(verifyLog, {})
    setWaits(false)
    if (!answer.ok) message.error(failureText(answer))
    else if (answer.data.damage.length === 0) message.success(copy.sound(answer.data.rows))
    else message.error(copy.damaged(answer.data.damage.map((one) => copy.damages[one]).join('、')))
  }
  return (
    <Page
      title={copy.log}
      lead={copy.logLead}
      extra={
        <>
          <Choice
            aria-label={copy.outcome}
            value={outcome}
            options={[['ALL', copy.all] as const, ...optionsOf(copy.outcomes)]}
            choose={setOutcome}
          />
          <Button onClick={verify} loading={waits}>
            {copy.verify}
          </Button>
        </>
      }
    >
      <div className="part">
        <PagedTable
          name={copy.log}
          pages={pages}
          keyOf={({ position }) => String(position)}
          columns={[
            { title: copy.at, cell: ({ at }) => <Moment at={at} /> },
            { title: copy.who, cell: ({ staffName }) => staffName },
            { title: copy.act, cell: ({ act }) => eventName(act) },
            {
              title: copy.outcome,
              cell: (row) => (
                <Tag tone={row.outcome === 'DONE' ? 'good' : 'bad'}>
                  {copy.outcomes[row.outcome]}
                  {row.code === null ? '' : ` ${row.code}`}
                </Tag>
              ),
            },
            {
              title: copy.subject,
              cell: ({ subject }) => <span className="figures">{subject ?? '—'}</span>,
            },
            { title: copy.reason, cell: ({ reason }) => reason ?? '—' },
          ]}
        />
      </div>
    </Page>
  )
}

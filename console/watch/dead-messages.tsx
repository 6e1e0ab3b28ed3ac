import { Button } from 'antd'
import { useState } from 'react'
import type { RequestOf } from '../../server/console/calls/define'
import { listDeadMessages, reviveMessages } from '../../server/console/calls/watch'
import { call } from '../api/call'
import { usePages, useRead } from '../api/use-read'
import { base } from '../copy/base'
import { eventName } from '../copy/events'
import { errorText, watchCopy as copy } from '../copy/watch'
import { useMay } from '../session/session'
import { ActDialog } from '../ui/act-dialog'
import { Moment } from '../ui/moment'
import { Page, Part } from '../ui/page'
import { Shown } from '../ui/shown'
import { PagedTable, Table } from '../ui/table'

type Which = RequestOf<typeof reviveMessages>['which']

/** Messages that were given up, by kind and one by one. */
export function DeadMessages() {
  const kinds = useRead(listDeadMessages, {})
  const pages = usePages(listDeadMessages, {})
  const may = useMay()
  const [which, setWhich] = useState<Which>()
  const again = (chosen: Which, words: string, name: string) =>
    may(reviveMessages) && (
      <Button size="small" aria-label={`${words} ${name}`} onClick={() => setWhich(chosen)}>
        {words}
      </Button>
    )
  return (
    <Page title={copy.dead} lead={copy.deadLead}>
      <Part title={copy.topic}>
        <Shown of={kinds}>
          {(read) => (
            <Table
              name={copy.topic}
              rows={read.kinds}
              keyOf={({ topic, lastError }) => `${topic} ${lastError ?? ''}`}
              columns={[
                { title: copy.topic, cell: ({ topic }) => eventName(topic) },
                { title: copy.count, kind: 'number', cell: ({ times }) => times },
                {
                  title: copy.lastError,
                  kind: 'wide',
                  cell: ({ lastError }) => errorText(lastError),
                },
                {
                  title: base.actions,
                  kind: 'act',
                  cell: ({ topic }) =>
                    again({ kind: 'TOPIC', topic }, copy.againAll, eventName(topic)),
                },
              ]}
            />
          )}
        </Shown>
      </Part>
      <Part title={copy.dead}>
        <PagedTable
          name={copy.dead}
          pages={pages}
          keyOf={({ messageId }) => messageId}
          columns={[
            { title: copy.topic, cell: ({ topic }) => eventName(topic) },
            { title: copy.order, cell: ({ orderId }) => orderId ?? '—' },
            { title: copy.lastError, kind: 'wide', cell: ({ lastError }) => errorText(lastError) },
            { title: copy.deadAt, cell: ({ deadAt }) => <Moment at={deadAt} /> },
            {
              title: base.actions,
              kind: 'act',
              cell: ({ messageId }) => again({ kind: 'ONE', messageId }, copy.again, messageId),
            },
          ]}
        />
      </Part>
      {which && (
        <ActDialog
          title={which.kind === 'ONE' ? copy.again : copy.againAll}
          lead={which.kind === 'ONE' ? which.messageId : eventName(which.topic)}
          run={async (reason) => {
            const answer = await call(reviveMessages, { which, reason })
            return answer.ok ? { ok: true, data: {} } : answer
          }}
          onClose={() => setWhich(undefined)}
        />
      )}
    </Page>
  )
}

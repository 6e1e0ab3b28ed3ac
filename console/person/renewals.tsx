import { useState } from 'react'
import type { ResponseOf } from '../../server/console/calls/define'
import type { readPerson } from '../../server/console/calls/people'
import { endRenewal } from '../../server/console/calls/service'
import { call } from '../api/call'
import { base } from '../copy/base'
import { personActs } from '../copy/person-acts'
import { recordCopy as copy, renewalStatus } from '../copy/records'
import { ActDialog } from '../ui/act-dialog'
import { Money } from '../ui/money'
import { NextActs } from '../ui/next-acts'
import { Part } from '../ui/page'
import { Table } from '../ui/table'
import { Tag } from '../ui/tag'
import { toneOf } from './tones'

/** The auto-renewals of a person, each of which can be switched off on request. */
export function Renewals({ of: person }: { of: ResponseOf<typeof readPerson> }) {
  const [ending, setEnding] = useState<string>()
  return (
    <Part title={copy.renewals}>
      <Table
        name={copy.renewals}
        rows={person.renewals}
        keyOf={({ renewalId }) => renewalId}
        columns={[
          {
            title: copy.status,
            cell: ({ status }) => <Tag tone={toneOf(status)}>{renewalStatus[status]}</Tag>,
          },
          {
            title: copy.amount,
            kind: 'number',
            cell: ({ amountFen }) => <Money fen={amountFen} />,
          },
          { title: copy.due, cell: ({ dueOn }) => dueOn },
          { title: copy.orders, cell: ({ orderId }) => orderId },
          {
            title: base.actions,
            kind: 'wide',
            cell: ({ renewalId, next }) => (
              <NextActs
                acts={next}
                names={{ endRenewal: personActs.endRenewal }}
                start={() => setEnding(renewalId)}
              />
            ),
          },
        ]}
      />
      {ending !== undefined && (
        <ActDialog
          title={personActs.endRenewal}
          lead={personActs.endLead}
          run={async (reason) => {
            const answer = await call(endRenewal, { renewalId: ending, reason })
            return answer.ok ? { ok: true, data: {} } : answer
          }}
          onClose={() => setEnding(undefined)}
        />
      )}
    </Part>
  )
}

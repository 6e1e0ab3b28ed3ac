import { Button } from 'antd'
import { useState } from 'react'
import {
  decideApproval,
  listApprovals,
  type ShownApproval,
} from '../../server/console/calls/approvals'
import { call } from '../api/call'
import { usePages } from '../api/use-read'
import { approvalActs, approvalCopy as copy, approvalStatus, detailsOf } from '../copy/approval'
import { ActDialog } from '../ui/act-dialog'
import { Facts } from '../ui/facts'
import { Moment } from '../ui/moment'
import { Money } from '../ui/money'
import { Page, Part } from '../ui/page'
import { Shown } from '../ui/shown'
import { PagedTable } from '../ui/table'
import { Tag, type Tone } from '../ui/tag'

const tones: Partial<Record<ShownApproval['status'], Tone>> = {
  ASKED: 'warn',
  APPROVED: 'warn',
  DONE: 'good',
  FAILED: 'bad',
}

type Decision = 'APPROVE' | 'DECLINE'

/** What waits for a second person, and what became of earlier requests. */
export function Approvals() {
  const waiting = usePages(listApprovals, { status: 'ASKED' }, { everyMs: 30_000 })
  const all = usePages(listApprovals, {})
  const [deciding, setDeciding] = useState<{ of: ShownApproval; decision: Decision }>()
  return (
    <Page title={copy.title} lead={copy.lead}>
      <Part title={copy.waiting}>
        <Shown of={waiting}>
          {(list) =>
            list.length === 0 ? (
              <p className="empty">{copy.nothing}</p>
            ) : (
              <ul className="stack">
                {list.map((one) => (
                  <li key={one.approvalId} className="card">
                    <Waiting of={one} decide={(decision) => setDeciding({ of: one, decision })} />
                  </li>
                ))}
              </ul>
            )
          }
        </Shown>
      </Part>
      <Part title={copy.decided}>
        <PagedTable
          name={copy.decided}
          pages={{ ...all, data: all.data?.filter(({ status }) => status !== 'ASKED') }}
          keyOf={({ approvalId }) => approvalId}
          columns={[
            { title: copy.act, cell: ({ act }) => approvalActs[act] },
            { title: copy.subject, cell: ({ subject }) => subject },
            { title: copy.amount, kind: 'number', cell: (row) => <Money fen={row.amountFen} /> },
            {
              title: copy.status,
              cell: (row) => (
                <Tag tone={tones[row.status] ?? 'plain'}>{approvalStatus[row.status]}</Tag>
              ),
            },
            { title: copy.askedBy, cell: ({ askedBy }) => askedBy.name },
            {
              title: copy.decidedBy,
              cell: ({ decidedBy, decidedAt }) =>
                decidedBy ? (
                  <>
                    {decidedBy.name} <Moment at={decidedAt} />
                  </>
                ) : (
                  '—'
                ),
            },
            { title: copy.detail, kind: 'wide', cell: ({ outcome, reason }) => outcome ?? reason },
          ]}
        />
      </Part>
      {deciding && (
        <ActDialog
          title={deciding.decision === 'APPROVE' ? copy.approveTitle : copy.declineTitle}
          lead={<Summary of={deciding.of} />}
          reasonLabel={copy.opinion}
          danger={deciding.decision === 'DECLINE'}
          doIt={deciding.decision === 'APPROVE' ? copy.approve : copy.decline}
          seen={{ record: deciding.of, schema: decideApproval.response, facts: decidedFacts }}
          run={async (reason) => {
            const { approvalId } = deciding.of
            const answer = await call(decideApproval, {
              approvalId,
              decision: deciding.decision,
              reason,
            })
            return answer.ok ? { ok: true, data: {} } : answer
          }}
          onClose={() => setDeciding(undefined)}
        />
      )}
    </Page>
  )
}

const decidedFacts = ({ status, decidedBy, outcome }: ShownApproval) =>
  [
    [copy.status, approvalStatus[status]],
    [copy.decidedBy, decidedBy?.name ?? '—'],
    [copy.detail, outcome ?? '—'],
  ] as const

const Summary = ({ of }: { of: ShownApproval }) => (
  <Facts
    of={[
      [copy.act, approvalActs[of.act]],
      [copy.subject, of.subject],
      [copy.amount, of.amountFen === null ? null : <Money key="amount" fen={of.amountFen} />],
      ...detailsOf(of),
      [copy.reason, of.reason],
      [copy.askedBy, of.askedBy.name],
      [copy.expires, <Moment key="expires" at={of.expireAt} />],
    ]}
  />
)

const Waiting = ({ of, decide }: { of: ShownApproval; decide: (decision: Decision) => void }) => (
  <>
    <Summary of={of} />
    {of.mayDecide ? (
      <div className="row end">
        <Button danger onClick={() => decide('DECLINE')}>
          {copy.decline}
        </Button>
        <Button type="primary" onClick={() => decide('APPROVE')}>
          {copy.approve}
        </Button>
      </div>
    ) : (
      <p className="soft">{copy.ownOrNoRight}</p>
    )}
  </>
)

import { Link, useParams } from '@tanstack/react-router'
import { Input } from 'antd'
import { useState } from 'react'
import type { ResponseOf } from '../../server/console/calls/define'
import { readRefund, settleRefund } from '../../server/console/calls/refunds'
import { call } from '../api/call'
import { useRead } from '../api/use-read'
import { approvalStatus } from '../copy/approval'
import { happenedText } from '../copy/events'
import { providerNames, recordCopy, refundStatus } from '../copy/records'
import { cardText, refundCopy as copy } from '../copy/refund'
import { toneOf } from '../person/tones'
import { ActDialog } from '../ui/act-dialog'
import { Facts } from '../ui/facts'
import { Field } from '../ui/field'
import { Moment } from '../ui/moment'
import { Money } from '../ui/money'
import { NextActs } from '../ui/next-acts'
import { Page, Part } from '../ui/page'
import { Shown } from '../ui/shown'
import { Table } from '../ui/table'
import { Tag } from '../ui/tag'
import { Restart } from './restart'
import { refundSentence } from './sentence'

type Refund = ResponseOf<typeof readRefund>
type Act = keyof typeof copy.acts

/** Where one refund stands, how it came there, and what may be done now. */
export function Refund() {
  const { outRefundNo } = useParams({ from: '/inside/refunds/$outRefundNo' })
  const read = useRead(readRefund, { outRefundNo })
  const [act, setAct] = useState<Act>()
  return (
    <Page title={`${recordCopy.refund} ${outRefundNo}`}>
      <Shown of={read}>
        {(refund) => (
          <>
            <Standing of={refund} start={setAct} />
            <Moves of={refund} />
          </>
        )}
      </Shown>
      {act === 'restartRefund' && (
        <Restart
          outRefundNo={outRefundNo}
          takesCard={read.data?.takesCard ?? false}
          onClose={() => setAct(undefined)}
        />
      )}
      {act === 'settleRefund' && (
        <Settle outRefundNo={outRefundNo} onClose={() => setAct(undefined)} />
      )}
    </Page>
  )
}

const Standing = ({ of: refund, start }: { of: Refund; start: (act: Act) => void }) => (
  <Part
    title={copy.step}
    extra={<Tag tone={toneOf(refund.status)}>{refundStatus[refund.status]}</Tag>}
  >
    <p className="say">{refundSentence(refund)}</p>
    {refund.waiting && (
      <p className="notice warn">
        {copy.waiting} · <Moment at={refund.waiting.askedAt} /> ·{' '}
        <Link to="/approvals">{copy.toApprovals}</Link>
      </p>
    )}
    <NextActs acts={refund.next} names={copy.acts} start={start} />
    <Facts
      of={[
        [recordCopy.amount, <Money key="amount" fen={refund.amountFen} />],
        [recordCopy.provider, providerNames[refund.provider]],
        [copy.reason, refund.reason],
        [copy.origin, copy.origins[refund.origin]],
        [copy.createdAt, <Moment key="created" at={refund.createdAt} />],
        [copy.acceptedAt, refund.acceptedAt && <Moment key="accepted" at={refund.acceptedAt} />],
        [copy.refundedAt, refund.refundedAt && <Moment key="refunded" at={refund.refundedAt} />],
        [copy.nextTryAt, refund.nextTryAt && <Moment key="next" at={refund.nextTryAt} />],
        [copy.tries, refund.tries],
        [copy.documentNo, refund.documentNo],
        [
          copy.card,
          refund.card &&
            `${cardText(refund.card.card)}（${refund.card.holder}），${approvalStatus[refund.card.status]}`,
        ],
        [
          recordCopy.person,
          <Link
            key="person"
            to="/people/$userId"
            params={{ userId: refund.userId }}
            search={{ order: refund.orderId }}
          >
            {recordCopy.order(refund.orderId)}
          </Link>,
        ],
      ]}
    />
  </Part>
)

const Moves = ({ of: refund }: { of: Refund }) => (
  <Part title={copy.moves}>
    <Table
      name={copy.moves}
      rows={refund.moves}
      keyOf={({ at, event }) => `${at} ${event}`}
      columns={[
        { title: recordCopy.at, cell: ({ at }) => <Moment at={at} /> },
        {
          title: recordCopy.what,
          kind: 'wide',
          cell: ({ event, to }) => happenedText({ kind: 'REFUND', event, to, by: null }),
        },
      ]}
    />
  </Part>
)

const DOCUMENT_NO = /^[\w/-]{4,40}$/

function Settle({ outRefundNo, onClose }: { outRefundNo: string; onClose: () => void }) {
  const [documentNo, setDocumentNo] = useState('')
  const isWritten = DOCUMENT_NO.test(documentNo.trim())
  return (
    <ActDialog
      title={copy.acts.settleRefund}
      lead={copy.settleLead}
      isReady={isWritten}
      run={(reason) => call(settleRefund, { outRefundNo, documentNo: documentNo.trim(), reason })}
      onClose={onClose}
    >
      <Field
        label={copy.documentNo}
        hint={copy.documentHint}
        fault={documentNo === '' || isWritten ? undefined : copy.documentFault}
      >
        <Input value={documentNo} onChange={({ target }) => setDocumentNo(target.value)} />
      </Field>
    </ActDialog>
  )
}

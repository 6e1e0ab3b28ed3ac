import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { listRefunds, type RefundRow } from '../../server/console/calls/refunds'
import { usePages } from '../api/use-read'
import { providerNames, recordCopy, refundStatus } from '../copy/records'
import { refundCopy as copy } from '../copy/refund'
import { toneOf } from '../person/tones'
import { Choice, optionsOf } from '../ui/choice'
import { Moment } from '../ui/moment'
import { Money } from '../ui/money'
import { Page } from '../ui/page'
import { PagedTable } from '../ui/table'
import { Tag } from '../ui/tag'
import { refundSentence } from './sentence'

/** Refunds that are not over, the oldest first, or those of one state. */
export function Refunds() {
  const [status, setStatus] = useState<RefundRow['status'] | 'OPEN'>('OPEN')
  const pages = usePages(listRefunds, status === 'OPEN' ? {} : { status })
  return (
    <Page
      title={copy.title}
      lead={copy.lead}
      extra={
        <Choice
          aria-label={copy.status}
          value={status}
          options={[['OPEN', copy.open] as const, ...optionsOf(refundStatus)]}
          choose={setStatus}
        />
      }
    >
      <div className="part">
        <PagedTable
          name={copy.title}
          pages={pages}
          keyOf={({ outRefundNo }) => outRefundNo}
          columns={[
            {
              title: recordCopy.refundNo,
              cell: ({ outRefundNo }) => (
                <Link to="/refunds/$outRefundNo" params={{ outRefundNo }}>
                  {outRefundNo}
                </Link>
              ),
            },
            {
              title: copy.status,
              cell: (row) => <Tag tone={toneOf(row.status)}>{refundStatus[row.status]}</Tag>,
            },
            {
              title: recordCopy.amount,
              kind: 'number',
              cell: ({ amountFen }) => <Money fen={amountFen} />,
            },
            { title: recordCopy.provider, cell: ({ provider }) => providerNames[provider] },
            { title: copy.createdAt, cell: ({ createdAt }) => <Moment at={createdAt} /> },
            { title: recordCopy.where, kind: 'wide', cell: refundSentence },
          ]}
        />
      </div>
    </Page>
  )
}

import { Button } from 'antd'
import { useState } from 'react'
import { listWithdrawals, retryWithdrawal } from '../../server/console/calls/books'
import { call } from '../api/call'
import { usePages } from '../api/use-read'
import { base } from '../copy/base'
import { moneyCopy as copy, withdrawalStatus } from '../copy/money'
import { useMay } from '../session/session'
import { ActDialog } from '../ui/act-dialog'
import { Moment } from '../ui/moment'
import { Money } from '../ui/money'
import { Page } from '../ui/page'
import { PagedTable } from '../ui/table'
import { Tag } from '../ui/tag'

/** Withdrawals of rewards that are not over. */
export function Withdrawals() {
  const pages = usePages(listWithdrawals, {})
  const may = useMay()
  const [retrying, setRetrying] = useState<string>()
  return (
    <Page title={copy.withdrawals} lead={copy.withdrawalsLead}>
      <div className="part">
        <PagedTable
          name={copy.withdrawals}
          pages={pages}
          keyOf={({ withdrawalId }) => withdrawalId}
          columns={[
            { title: copy.reference, kind: 'wide', cell: ({ outBillNo }) => outBillNo },
            {
              title: copy.amount,
              kind: 'number',
              cell: ({ amountFen }) => <Money fen={amountFen} />,
            },
            {
              title: copy.status,
              cell: ({ status, waitsForPerson }) => (
                <Tag tone="warn">
                  {waitsForPerson ? copy.waitsForPerson : withdrawalStatus(status)}
                </Tag>
              ),
            },
            { title: copy.createdAt, cell: ({ createdAt }) => <Moment at={createdAt} /> },
            { title: copy.tries, kind: 'number', cell: ({ tries }) => tries },
            { title: copy.nextTryAt, cell: ({ nextTryAt }) => <Moment at={nextTryAt} /> },
            {
              title: base.actions,
              kind: 'act',
              cell: ({ withdrawalId, outBillNo }) =>
                may(retryWithdrawal) && (
                  <Button
                    size="small"
                    aria-label={`${copy.retry} ${outBillNo}`}
                    onClick={() => setRetrying(withdrawalId)}
                  >
                    {copy.retry}
                  </Button>
                ),
            },
          ]}
        />
      </div>
      {retrying !== undefined && (
        <ActDialog
          title={copy.retry}
          run={async (reason) => {
            const answer = await call(retryWithdrawal, { withdrawalId: retrying, reason })
            return answer.ok ? { ok: true, data: {} } : answer
          }}
          onClose={() => setRetrying(undefined)}
        />
      )}
    </Page>
  )
}

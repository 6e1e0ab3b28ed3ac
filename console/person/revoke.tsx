import { useState } from 'react'
import { fill } from '@/copy/fill'
import { insuredNameText } from '@/copy/product/insured-name'
import { wording } from '@/copy/product/wording'
import { revokeWords } from '@/copy/records/refunds'
import { previewRevoke, revokeForCustomer } from '../../server/console/calls/customer'
import type { ResponseOf } from '../../server/console/calls/define'
import { call } from '../api/call'
import { useRead } from '../api/use-read'
import { personActs as copy } from '../copy/person-acts'
import { ActDialog } from '../ui/act-dialog'
import { Facts } from '../ui/facts'
import { momentText } from '../ui/moment'
import { Money, moneyText } from '../ui/money'
import { isProof, Proof } from '../ui/proof'
import { Shown } from '../ui/shown'
import { Table } from '../ui/table'
import { AmountChanged } from './amount-changed'

type Preview = ResponseOf<typeof previewRevoke>['preview']

/** Revokes for somebody who cannot, by the preview that they would see themselves. */
export function Revoke({ policyId, onClose }: { policyId: string; onClose: () => void }) {
  const read = useRead(previewRevoke, { policyId })
  const [proof, setProof] = useState('')
  /** The amount with which it was tried last. */
  const [tried, setTried] = useState<number>()
  const amount = read.data?.preview.refundAmount
  return (
    <ActDialog
      title={copy.revokeForCustomer}
      lead={copy.revokeLead}
      danger
      doIt={copy.revokeForCustomer}
      isReady={amount !== undefined && isProof(proof)}
      run={async (reason) => {
        const expectedRefundable = amount ?? 0
        setTried(expectedRefundable)
        const wanted = { policyId, expectedRefundable, proof: proof.trim(), reason }
        const answer = await call(revokeForCustomer, wanted)
        return answer.ok ? { ok: true, data: { outcome: answer.data.outcome } } : answer
      }}
      onClose={onClose}
    >
      <Shown of={read}>{({ preview }) => <AsRead of={preview} />}</Shown>
      <AmountChanged tried={tried} now={amount} />
      <Proof value={proof} set={setProof} />
    </ActDialog>
  )
}

/** What the person reads before they revoke, word by word. */
function AsRead({ of: preview }: { of: Preview }) {
  const words = revokeWords(preview)
  const terms = wording(preview)
  const people = preview.revokeExtra.premiumInfoList.map((person, at) => ({ ...person, at }))
  return (
    <section className="card" aria-label={fill(words.title, terms)}>
      <h3>{preview.popupInfo.productInfo.productName}</h3>
      <p>{fill(words.falls, { ...terms, N: people.length })}</p>
      <Table
        name={copy.people}
        rows={people}
        keyOf={({ at }) => String(at)}
        columns={[
          {
            title: terms.insurant,
            kind: 'wide',
            cell: ({ maskName, ...told }) => insuredNameText({ insurantName: maskName, ...told }),
          },
          {
            title: words.amount,
            kind: 'number',
            cell: ({ premium }) => <Money fen={premium} />,
          },
        ]}
      />
      <p className="say">
        {words.amount} {moneyText(preview.refundAmount)}
      </p>
      <Facts
        of={[
          [words.way, words.wayText],
          [words.arrival, words.arrivalText],
          ['', fill(words.until, { ...terms, TIME: momentText(preview.revokeUntil) })],
        ]}
      />
    </section>
  )
}

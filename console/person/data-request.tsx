import { App } from 'antd'
import { useState } from 'react'
import {
  deleteForCustomer,
  exportForCustomer,
  previewDeletion,
} from '../../server/console/calls/customer'
import type { ResponseOf } from '../../server/console/calls/define'
import { call } from '../api/call'
import { useRead } from '../api/use-read'
import { personActs as copy } from '../copy/person-acts'
import { ActDialog } from '../ui/act-dialog'
import { moneyText } from '../ui/money'
import { isProof, Proof } from '../ui/proof'
import { saveText } from '../ui/save-text'
import { Shown } from '../ui/shown'
import { AmountChanged } from './amount-changed'

interface Given {
  userId: string
  onClose: () => void
}

/** Signs off that somebody gets a copy of their data, and saves it as a file. */
export function ExportData({ userId, onClose }: Given) {
  const { message } = App.useApp()
  const [proof, setProof] = useState('')
  return (
    <ActDialog
      title={copy.exportForCustomer}
      lead={copy.exportLead}
      doIt={copy.exportDo}
      isReady={isProof(proof)}
      run={async (reason) => {
        const answer = await call(exportForCustomer, { userId, proof: proof.trim(), reason })
        if (!answer.ok) return answer
        const { exportedAt, json, sha256 } = answer.data
        saveText(`huimin-${exportedAt.slice(0, 10)}.json`, 'application/json', json)
        message.info(copy.exported(sha256))
        return { ok: true, data: {} }
      }}
      onClose={onClose}
    >
      <Proof value={proof} set={setProof} />
    </ActDialog>
  )
}

type Open = ResponseOf<typeof previewDeletion>['open']

/** Signs off that an account is deleted, after what is not over in it was read. */
export function DeleteAccount({ userId, onClose }: Given) {
  const read = useRead(previewDeletion, { userId })
  const [proof, setProof] = useState('')
  const [tried, setTried] = useState<number>()
  const open = read.data?.open
  const isBarred = open === undefined || first(open).length > 0
  return (
    <ActDialog
      title={copy.deleteForCustomer}
      lead={copy.deleteLead}
      danger
      doIt={copy.deleteDo}
      isReady={!isBarred && isProof(proof)}
      run={async (reason) => {
        const forfeitFen = open?.forfeitFen ?? 0
        setTried(forfeitFen)
        const wanted = { userId, forfeitFen, proof: proof.trim(), reason }
        const answer = await call(deleteForCustomer, wanted)
        return answer.ok ? { ok: true, data: {} } : answer
      }}
      onClose={onClose}
    >
      <Shown of={read}>
        {({ open: found }) => (
          <>
            <Told title={copy.deleteFirst} lines={first(found)} tone="bad" />
            <Told title={copy.deleteThen} lines={then(found)} tone="warn" />
          </>
        )}
      </Shown>
      <AmountChanged tried={tried} now={open?.forfeitFen} />
      <Proof value={proof} set={setProof} />
    </ActDialog>
  )
}

const told = (lines: readonly (readonly [number, (n: number) => string])[]): string[] =>
  lines.flatMap(([times, words]) => (times > 0 ? [words(times)] : []))

const first = (open: Open): string[] =>
  told([
    [open.openPayOrders, copy.openPayOrders],
    [open.openRefunds, copy.openRefunds],
    [open.openWithdrawals, copy.openWithdrawals],
  ])

const then = (open: Open): string[] => [
  ...told([
    [open.activePolicies, copy.activePolicies],
    [open.openRenewals, copy.openRenewals],
    [open.unpaidOrders, copy.unpaidOrders],
    [open.forfeitFen, (fen) => copy.forfeit(moneyText(fen))],
  ]),
  copy.identityLost,
]

const Told = ({
  title,
  lines,
  tone,
}: {
  title: string
  lines: readonly string[]
  tone: 'bad' | 'warn'
}) =>
  lines.length === 0 ? null : (
    <section className={`notice ${tone}`} aria-label={title}>
      <p>{title}</p>
      <ul className="dots">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  )

import { Input } from 'antd'
import { useState } from 'react'
import type { ResponseOf } from '../../server/console/calls/define'
import type { readPerson } from '../../server/console/calls/people'
import { correctMobile } from '../../server/console/calls/service'
import { call } from '../api/call'
import { personActs as copy } from '../copy/records'
import { ActDialog } from '../ui/act-dialog'
import { Field } from '../ui/field'
import { NextActs } from '../ui/next-acts'

/** What may be done for a person now. */
export function PersonActs({ of: person }: { of: ResponseOf<typeof readPerson> }) {
  const [isCorrecting, setIsCorrecting] = useState(false)
  return (
    <>
      <NextActs
        acts={person.next}
        names={{ correctMobile: copy.correctMobile }}
        start={() => setIsCorrecting(true)}
      />
      {isCorrecting && (
        <CorrectMobile userId={person.userId} onClose={() => setIsCorrecting(false)} />
      )}
    </>
  )
}

function CorrectMobile({ userId, onClose }: { userId: string; onClose: () => void }) {
  const [mobile, setMobile] = useState('')
  const [proof, setProof] = useState('')
  const isMobile = /^1\d{10}$/.test(mobile)
  const hasProof = proof.trim().length >= 4
  return (
    <ActDialog
      title={copy.correctMobile}
      lead={copy.correctLead}
      isReady={isMobile && hasProof}
      run={(reason) => call(correctMobile, { userId, mobile, proof: proof.trim(), reason })}
      onClose={onClose}
    >
      <Field
        label={copy.newMobile}
        fault={mobile === '' || isMobile ? undefined : copy.mobileFault}
      >
        <Input
          inputMode="tel"
          autoComplete="off"
          maxLength={11}
          value={mobile}
          onChange={({ target }) => setMobile(target.value)}
        />
      </Field>
      <Field label={copy.proof} hint={copy.proofHint}>
        <Input maxLength={80} value={proof} onChange={({ target }) => setProof(target.value)} />
      </Field>
    </ActDialog>
  )
}

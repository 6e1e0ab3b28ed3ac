import { Input } from 'antd'
import { useState } from 'react'
import type { ResponseOf } from '../../server/console/calls/define'
import type { readPerson } from '../../server/console/calls/people'
import { correctMobile } from '../../server/console/calls/service'
import { call } from '../api/call'
import { personActs as copy } from '../copy/person-acts'
import { ActDialog } from '../ui/act-dialog'
import { Field } from '../ui/field'
import { NextActs } from '../ui/next-acts'
import { isProof, Proof } from '../ui/proof'
import { DeleteAccount, ExportData } from './data-request'

const names = {
  correctMobile: copy.correctMobile,
  exportForCustomer: copy.exportForCustomer,
  deleteForCustomer: copy.deleteForCustomer,
}

/** What may be done for a person now. */
export function PersonActs({ of: person }: { of: ResponseOf<typeof readPerson> }) {
  const [act, setAct] = useState<keyof typeof names>()
  const given = { userId: person.userId, onClose: () => setAct(undefined) }
  return (
    <>
      <NextActs acts={person.next} names={names} start={(chosen) => setAct(chosen)} />
      {act === 'correctMobile' && <CorrectMobile {...given} />}
      {act === 'exportForCustomer' && <ExportData {...given} />}
      {act === 'deleteForCustomer' && <DeleteAccount {...given} />}
    </>
  )
}

function CorrectMobile({ userId, onClose }: { userId: string; onClose: () => void }) {
  const [mobile, setMobile] = useState('')
  const [proof, setProof] = useState('')
  const isMobile = /^1\d{10}$/.test(mobile)
  return (
    <ActDialog
      title={copy.correctMobile}
      lead={copy.correctLead}
      isReady={isMobile && isProof(proof)}
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
      <Proof value={proof} set={setProof} />
    </ActDialog>
  )
}

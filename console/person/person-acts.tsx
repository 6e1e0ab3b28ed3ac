import { Input } from 'antd'
import { useState } from 'react'
import * as v from 'valibot'
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
      {act === 'correctMobile' && <CorrectMobile of={person} onClose={() => setAct(undefined)} />}
      {act === 'exportForCustomer' && <ExportData {...given} />}
      {act === 'deleteForCustomer' && <DeleteAccount {...given} />}
    </>
  )
}

const mobileNow = v.object({ mobile: v.nullable(v.string()), mobileVersion: v.number() })
const mobileFacts = ({ mobile }: v.InferOutput<typeof mobileNow>) =>
  [[copy.mobile, mobile ?? '—']] as const

function CorrectMobile({
  of: person,
  onClose,
}: {
  of: ResponseOf<typeof readPerson>
  onClose: () => void
}) {
  const [mobile, setMobile] = useState('')
  const [proof, setProof] = useState('')
  const isMobile = /^1\d{10}$/.test(mobile)
  return (
    <ActDialog
      title={copy.correctMobile}
      lead={copy.correctLead}
      isReady={isMobile && isProof(proof)}
      seen={{ record: person, schema: mobileNow, facts: mobileFacts }}
      run={(reason, now = person) =>
        call(correctMobile, {
          userId: person.userId,
          mobile,
          proof: proof.trim(),
          version: now.mobileVersion,
          reason,
        })
      }
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

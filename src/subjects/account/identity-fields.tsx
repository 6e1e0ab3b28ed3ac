import { useState } from 'react'
import { apply } from '@/copy/purchase/apply'
import { clip, maxLengths } from '@/domain/base/text'
import { Stack } from '@/ui/layout/stack'
import { Box } from '@/ui/primitives/box'
import { Input } from '@/ui/primitives/input'
import { Label } from '@/ui/primitives/label'
import { identity as copy } from './copy'
import '@/ui/form/form.css'

const plain = (value: string) => ({ encryptType: 1 as const, value })

/** A number as it is pasted, with spaces or in full width, without them. */
const bare = (number: string) => number.normalize('NFKC').replace(/\s/g, '')

interface Identity {
  name: string
  number: string
  /** The missing field, after the user tried to continue without it. */
  fault: { field: 'name' | 'number'; text: string } | undefined
  setName(value: string): void
  setNumber(value: string): void
  /** Both values for a request. While one is missing it answers undefined and shows an error. */
  read(): { name: ReturnType<typeof plain>; credentialNo: ReturnType<typeof plain> } | undefined
}

/** The full name and credential number of the present user. They are not stored. */
export function useIdentity(): Identity {
  const [name, changeName] = useState('')
  const [number, changeNumber] = useState('')
  const [fault, setFault] = useState<Identity['fault']>()
  const taking = (change: (value: string) => void) => (value: string) => {
    setFault(undefined)
    change(value)
  }
  return {
    name,
    number,
    fault,
    setName: taking((value) => changeName(clip({ value, max: maxLengths.name }))),
    setNumber: taking((value) =>
      changeNumber(clip({ value: bare(value), max: maxLengths.identity })),
    ),
    read: () => {
      const lacks = !name.trim()
        ? ({ field: 'name', text: copy.blankName } as const)
        : !number.trim()
          ? ({ field: 'number', text: copy.blankNumber } as const)
          : undefined
      setFault(lacks)
      return lacks ? undefined : { name: plain(name.trim()), credentialNo: plain(number.trim()) }
    },
  }
}

const NAME_ID = 'insured-name'
const NUMBER_ID = 'insured-number'
const FAULT_ID = 'insured-fault'

/** Fields for the full name and number. `told` is the gateway's refusal. */
export const IdentityFields = ({
  identity,
  told,
}: {
  identity: Identity
  told?: string | undefined
}) => {
  const { fault } = identity
  const text = fault?.text ?? told
  const describedBy = text ? FAULT_ID : undefined
  const isName = fault?.field === 'name'
  const error = text ? (
    <Box id={FAULT_ID} role="alert" className="hm-field__error">
      {text}
    </Box>
  ) : null
  return (
    <Stack gap={4}>
      <Stack gap={2}>
        <Label htmlFor={NAME_ID}>{apply.name}</Label>
        <Input
          id={NAME_ID}
          value={identity.name}
          onChange={identity.setName}
          placeholder={copy.nameHint}
          autoComplete="name"
          maxLength={maxLengths.name}
          invalid={isName || told !== undefined}
          focused={isName}
          describedBy={describedBy}
        />
        {isName ? error : null}
      </Stack>
      <Stack gap={2}>
        <Label htmlFor={NUMBER_ID}>{apply.identity}</Label>
        <Input
          id={NUMBER_ID}
          value={identity.number}
          onChange={identity.setNumber}
          keyboard="identity"
          placeholder={apply.identityPlaceholder}
          maxLength={maxLengths.identity}
          invalid={fault?.field === 'number' || told !== undefined}
          focused={fault?.field === 'number'}
          describedBy={describedBy}
        />
      </Stack>
      {isName ? null : error}
    </Stack>
  )
}

import { apply } from '@/copy/purchase/apply'
import { insured as copy } from '@/copy/records/insured'
import { maxLengths } from '@/domain/base/text'
import { Stack } from '@/ui/layout/stack'
import { Box } from '@/ui/primitives/box'
import { Input } from '@/ui/primitives/input'
import { Label } from '@/ui/primitives/label'
import type { Identity } from './use-identity'
import '@/ui/form/form.css'

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

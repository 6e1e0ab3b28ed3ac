import { Input } from 'antd'
import { actCopy } from '../copy/acts'
import { Field } from './field'

/** What proves that the person asked for it, such as the number of a letter or of a recorded call. */
export const isProof = (text: string): boolean => text.trim().length >= 4

export const Proof = ({ value, set }: { value: string; set: (value: string) => void }) => (
  <Field
    label={actCopy.proof}
    hint={actCopy.proofHint}
    fault={value === '' || isProof(value) ? undefined : actCopy.proofNeeded}
  >
    <Input maxLength={80} value={value} onChange={({ target }) => set(target.value)} />
  </Field>
)

import { Input } from 'antd'
import { base } from '../copy/base'
import { chineseInstant } from './chinese-instant'
import { Field } from './field'

/**
 * An instant in China, typed as year, month and day in every language of a browser; the platform's own
 * field follows that language. The picker of antd is not used: its lists of hours cannot be reached by a
 * keyboard, which axe finds as well.
 */
export const InstantField = ({
  label,
  hint,
  value,
  set,
}: {
  label: string
  hint: string
  value: string
  set: (value: string) => void
}) => (
  <Field
    label={label}
    hint={hint}
    fault={chineseInstant(value) === undefined ? base.instantFault : undefined}
  >
    <Input
      className="figures"
      autoComplete="off"
      placeholder={base.instantSample}
      maxLength={20}
      value={value}
      onChange={({ target }) => set(target.value)}
    />
  </Field>
)

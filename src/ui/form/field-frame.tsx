import { lazy, Suspense, type ReactNode } from 'react'
import { fill } from '@/copy/fill'
import { formHelp } from '@/copy/shell/controls'
import { shell } from '@/copy/shell/shell'
import { type FormItem, certificateOf, type Validity } from '@/domain/apply/item'
import { isRequired } from '@/domain/apply/state'
import { classNames } from '../class-names'
import { Box } from '../primitives/box'
import { Button } from '../primitives/button'
import { Label } from '../primitives/label'
import { Text } from '../primitives/text'
import { fieldId, descOf, labelOf } from './field-texts'
import type { Form } from './use-form'
import './form.css'

/** The props of every kind of field. */
export interface FieldProps {
  form: Form
  item: FormItem
  locked: boolean
}

export interface FieldFrameProps {
  form: Form
  item: FormItem
  /** The label names a group of controls, or is bound to a single one. */
  group?: boolean
  /** Shown beside the label, at the end of its line. */
  aside?: ReactNode
  children: ReactNode
}

/** Loaded on demand, because few fields have an explanation and no first screen does. */
const Claim = lazy(async () => ({ default: (await import('./claim')).Claim }))

/** A field: its label, the control, then the error or the help. */
export const FieldFrame = ({ form, item, group = false, aside, children }: FieldFrameProps) => {
  const id = fieldId(form.name, item.type)
  const name = labelOf(item, certificateOf(form.items))
  const desc = descOf(item)
  const label = (
    <>
      {name}
      {item.optional ? <Text tone="faint">（{shell.optional}）</Text> : null}
    </>
  )
  return (
    <Box className={classNames('hm-field', item.isError && 'hm-field--invalid')}>
      <Box className="hm-field__head">
        {group ? (
          <Text as="block" id={`${id}-label`} className="hm-field__label">
            {label}
          </Text>
        ) : (
          <Label htmlFor={id} className="hm-field__label">
            {label}
          </Label>
        )}
        {aside}
        {item.claimPopup ? (
          <Suspense>
            <Claim label={name} text={item.claimPopup} />
          </Suspense>
        ) : null}
      </Box>
      {item.suffix ? (
        <Box className="hm-field__suffixed">
          {children}
          <Text id={`${id}-suffix`} tone="soft">
            {item.suffix}
          </Text>
        </Box>
      ) : (
        children
      )}
      {desc ? (
        <Text as="block" id={`${id}-desc`} className="hm-field__desc" size="s" tone="soft">
          {desc}
        </Text>
      ) : null}
      {item.isError && item.errorText ? (
        <Box id={`${id}-error`} className="hm-field__error" role="alert">
          {item.errorText}
        </Box>
      ) : null}
    </Box>
  )
}

const NO_PERIOD: Validity = { type: 'shortTerm', start: '', end: '' }

const isBlank = ({ value }: FormItem): boolean =>
  typeof value === 'string'
    ? value === ''
    : value.type === 'shortTerm' && value.start === '' && value.end === ''

/** Clears an optional field that was set in a sheet, because a wheel always has a value. */
export const clearOf = ({ form, item, locked }: FieldProps) =>
  item.optional && !locked && !isBlank(item) ? (
    <Button
      kind="text"
      size="s"
      className="hm-field__clear"
      label={fill(formHelp.clearField, { LABEL: labelOf(item) })}
      onClick={() => form.edit(item.type, typeof item.value === 'string' ? '' : NO_PERIOD)}
    >
      {formHelp.clear}
    </Button>
  ) : null

/** The props of every form control: id, state, and the texts that explain it. */
export const controlProps = ({ form, item, locked }: FieldProps) => {
  const id = fieldId(form.name, item.type)
  const explains = [
    item.suffix && `${id}-suffix`,
    descOf(item) && `${id}-desc`,
    item.isError && `${id}-error`,
  ].filter(Boolean)
  return {
    id,
    disabled: locked,
    required: isRequired({ items: form.items, type: item.type, today: form.today }),
    invalid: Boolean(item.isError),
    focused: form.focusedField === item.type,
    describedBy: explains.length > 0 ? explains.join(' ') : undefined,
    onBlur: () => form.leave(item.type),
  }
}

import { lazy, Suspense, type ReactNode } from 'react'
import { shell } from '@/copy/shell/shell'
import { certificateOf, type FormItem } from '@/domain/apply/item'
import { classNames } from '../class-names'
import { Box } from '../primitives/box'
import { Label } from '../primitives/label'
import { Text } from '../primitives/text'
import { fieldId } from './field-id'
import { descOf, labelOf } from './field-texts'
import type { Form } from './use-form'
import './form.css'

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

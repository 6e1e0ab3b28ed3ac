import type { ReactNode } from 'react'
import { shell } from '@/copy/shell/shell'
import type { FormItem } from '@/domain/applicant-form/item'
import { classNames } from '../class-names'
import { Box } from '../primitives/box'
import { Label } from '../primitives/label'
import { Text } from '../primitives/text'
import { fieldId } from './field-id'
import { labelOf } from './field-texts'
import './form.css'

export interface FieldFrameProps {
  form: string
  item: FormItem
  /** A group of controls is named by the label, a single one is bound to it. */
  group?: boolean
  children: ReactNode
}

/** Label above, control, then what is wrong or what helps. */
export const FieldFrame = ({ form, item, group = false, children }: FieldFrameProps) => {
  const id = fieldId(form, item.type)
  const label = (
    <>
      {labelOf(item)}
      {item.optional ? <Text tone="faint">（{shell.optional}）</Text> : null}
    </>
  )
  return (
    <Box className={classNames('hm-field', item.isError && 'hm-field--invalid')}>
      {group ? (
        <Text as="block" id={`${id}-label`} className="hm-field__label">
          {label}
        </Text>
      ) : (
        <Label htmlFor={id} className="hm-field__label">
          {label}
        </Label>
      )}
      {children}
      {item.underDesc ? (
        <Text as="block" id={`${id}-desc`} className="hm-field__desc" size="s" tone="soft">
          {item.underDesc}
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

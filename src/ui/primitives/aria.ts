import type { ControlProps, Named } from './base.types'

/** The aria attributes for a name. Both targets use the same. */
export const ariaNamed = ({ label, labelledBy, describedBy }: Named) => ({
  'aria-label': label,
  'aria-labelledby': labelledBy,
  'aria-describedby': describedBy,
})

/** The aria attributes of a form control. */
export const ariaControl = (props: Omit<ControlProps<unknown>, 'value' | 'onChange'>) => ({
  ...ariaNamed(props),
  'aria-invalid': props.invalid || undefined,
  'aria-required': props.required || undefined,
})

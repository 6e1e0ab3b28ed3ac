import type { LabelProps } from './label.types'

export const Label = ({ htmlFor, children, ...base }: LabelProps) => (
  <label {...base} htmlFor={htmlFor}>
    {children}
  </label>
)

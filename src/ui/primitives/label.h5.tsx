import type { LabelProps } from './shown.types'

export const Label = ({ htmlFor, children, ...base }: LabelProps) => (
  <label {...base} htmlFor={htmlFor}>
    {children}
  </label>
)

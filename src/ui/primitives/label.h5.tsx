import type { LabelProps } from './label.types'

export const Label = (props: LabelProps) => <label {...props} />

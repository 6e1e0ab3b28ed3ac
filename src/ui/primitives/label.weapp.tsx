import { Label as WeappLabel } from '@tarojs/components'
import type { LabelProps } from './label.types'

export const Label = ({ htmlFor, ...rest }: LabelProps) => <WeappLabel for={htmlFor} {...rest} />

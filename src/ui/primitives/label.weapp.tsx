import { Label as WeappLabel } from '@tarojs/components'
import type { LabelProps } from './shown.types'
import { weappBase } from './weapp-base'

export const Label = ({ htmlFor, children, ...base }: LabelProps) => (
  <WeappLabel for={htmlFor} {...weappBase(base)}>
    {children}
  </WeappLabel>
)

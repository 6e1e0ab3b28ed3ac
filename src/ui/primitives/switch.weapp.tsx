import { View } from '@tarojs/components'
import { classNames } from '../class-names'
import { ariaNamed } from './aria'
import type { SwitchProps } from './control.types'
import { weappAria, weappBase } from './weapp-base'
import './switch.css'

export const Switch = (props: SwitchProps) => (
  <View
    {...weappBase(props)}
    className={classNames(
      'hm-switch',
      props.checked && 'hm-switch--on',
      props.disabled && 'hm-switch--disabled',
      props.className,
    )}
    onClick={() => {
      if (!props.disabled) props.onChange(!props.checked)
    }}
    {...weappAria({
      role: 'switch',
      'aria-checked': props.checked,
      'aria-disabled': props.disabled || undefined,
      ...ariaNamed(props),
    })}
  />
)

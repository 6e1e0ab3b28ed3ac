import { View } from '@tarojs/components'
import { classNames } from '../class-names'
import { ariaNamed } from './aria'
import type { SwitchProps } from './switch.types'
import { weappAria } from './weapp-aria'
import './switch.css'

export const Switch = (props: SwitchProps) => (
  <View
    id={props.id}
    className={classNames(
      'hm-switch',
      props.checked && 'hm-switch--on',
      props.disabled && 'hm-switch--disabled',
      props.className,
    )}
    style={props.style}
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

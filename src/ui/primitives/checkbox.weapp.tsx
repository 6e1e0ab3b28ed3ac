import { View } from '@tarojs/components'
import { classNames } from '../class-names'
import type { CheckboxProps } from './control.types'
import { Icon } from './icon'
import { weappAria, weappBase } from './weapp-base'
import './choice.css'

export const Checkbox = (props: CheckboxProps) => (
  <View
    {...weappBase(props)}
    className={classNames('hm-choice', props.disabled && 'hm-choice--disabled', props.className)}
    onClick={() => {
      if (!props.disabled) props.onChange(!props.checked)
    }}
    {...weappAria({
      role: 'checkbox',
      'aria-checked': props.checked,
      'aria-disabled': props.disabled || undefined,
      'aria-label': props.label,
      'aria-describedby': props.describedBy,
    })}
  >
    <View
      className={classNames(
        'hm-choice__mark',
        props.checked && 'hm-choice__mark--on',
        props.invalid && 'hm-choice__mark--invalid',
      )}
    >
      <Icon name="check" size={18} />
    </View>
    {props.children ? <View className="hm-choice__text">{props.children}</View> : null}
  </View>
)

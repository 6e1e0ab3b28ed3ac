import { View } from '@tarojs/components'
import { classNames } from '../class-names'
import { ariaControl } from './aria'
import type { RadioGroupProps } from './radio-group.types'
import { weappAria } from './weapp-aria'
import './choice.css'

export const RadioGroup = (props: RadioGroupProps) => (
  <View
    id={props.id}
    className={classNames('hm-radios', props.className)}
    style={props.style}
    {...weappAria({ role: 'radiogroup', ...ariaControl(props) })}
  >
    {props.choices.map(({ value, text, disabled = false }) => {
      const off = disabled || Boolean(props.disabled)
      return (
        <View
          key={value}
          className={classNames('hm-choice', off && 'hm-choice--disabled')}
          onClick={() => {
            if (!off) props.onChange(value)
          }}
          {...weappAria({
            role: 'radio',
            'aria-checked': value === props.value,
            'aria-disabled': off || undefined,
          })}
        >
          <View
            className={classNames(
              'hm-choice__mark hm-choice__mark--round',
              value === props.value && 'hm-choice__mark--on',
              props.invalid && 'hm-choice__mark--invalid',
            )}
          >
            ●
          </View>
          <View className="hm-choice__text">{text}</View>
        </View>
      )
    })}
  </View>
)

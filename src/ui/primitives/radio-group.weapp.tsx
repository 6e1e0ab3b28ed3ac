import { View } from '@tarojs/components'
import { classNames } from '../class-names'
import { ariaControl } from './aria'
import type { RadioGroupProps } from './control.types'
import { weappAria, weappBase } from './weapp-base'
import './choice.css'

export const RadioGroup = (props: RadioGroupProps) => (
  <View
    {...weappBase(props)}
    className={classNames('hm-radios', `hm-radios--${props.look ?? 'line'}`, props.className)}
    {...weappAria({ role: 'radiogroup', ...ariaControl(props) })}
  >
    {props.choices.map(({ value, text, disabled = false, mark, body }) => {
      const off = disabled || Boolean(props.disabled)
      const on = value === props.value
      return (
        <View
          key={value}
          className={classNames('hm-choice', on && 'hm-choice--on', off && 'hm-choice--disabled')}
          onClick={() => {
            if (!off) props.onChange(value)
          }}
          {...weappAria({
            role: 'radio',
            'aria-checked': on,
            'aria-disabled': off || undefined,
          })}
        >
          <View
            className={classNames(
              'hm-choice__mark hm-choice__mark--round',
              on && 'hm-choice__mark--on',
              props.invalid && 'hm-choice__mark--invalid',
            )}
          >
            ●
          </View>
          {mark}
          <View className="hm-choice__text">{body ?? text}</View>
        </View>
      )
    })}
  </View>
)

import { PickerView, PickerViewColumn, View } from '@tarojs/components'
import { classNames } from '../class-names'
import type { WheelProps } from './control.types'
import { weappAria } from './weapp-base'
import './wheel.css'

/** WeChat's own wheel. It turns without the logic layer, and WeChat's screen reader supports it. */
export const Wheel = ({ label, options, value, onChange }: WheelProps) => {
  const at = Math.max(
    0,
    options.findIndex((option) => option.value === value),
  )
  return (
    <PickerView
      className="hm-wheel"
      indicatorClass="hm-wheel__mark"
      value={[at]}
      immediateChange
      onChange={({ detail }) => {
        const next = options[detail.value[0] ?? 0]
        if (next && next.value !== value) onChange(next.value)
      }}
      {...weappAria({ 'aria-label': label })}
    >
      <PickerViewColumn>
        {options.map((option, index) => (
          <View
            key={option.value}
            className={classNames('hm-wheel__option', index === at && 'hm-wheel__option--on')}
          >
            {option.text}
          </View>
        ))}
      </PickerViewColumn>
    </PickerView>
  )
}

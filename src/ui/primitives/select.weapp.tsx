import { Picker, View } from '@tarojs/components'
import { classNames } from '../class-names'
import { ariaControl } from './aria'
import { controlClass } from './control-class'
import { Icon } from './icon'
import type { SelectProps } from './select.types'
import { weappAria } from './weapp-aria'
import './field.css'

export const Select = (props: SelectProps) => {
  const open = props.choices.filter(({ disabled }) => !disabled)
  const chosen = props.choices.find(({ value }) => value === props.value)
  return (
    <Picker
      id={props.id}
      mode="selector"
      range={open.map(({ text }) => text)}
      value={Math.max(
        0,
        open.findIndex(({ value }) => value === props.value),
      )}
      disabled={props.disabled}
      onChange={({ detail }) => {
        const choice = open[Number(detail.value)]
        if (choice) props.onChange(choice.value)
      }}
      onCancel={() => props.onBlur?.()}
    >
      <View
        className="hm-choose"
        style={props.style}
        {...weappAria({ role: 'combobox', ...ariaControl(props) })}
      >
        <View className={controlClass(props)}>
          <View className={classNames(!chosen && 'hm-control__placeholder')}>
            {chosen?.text ?? props.placeholder}
          </View>
        </View>
        <Icon name="down" className="hm-choose__mark" />
      </View>
    </Picker>
  )
}

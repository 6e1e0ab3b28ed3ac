import { Picker, View } from '@tarojs/components'
import { classNames } from '../class-names'
import { ariaControl } from './aria'
import { controlClass } from './classes'
import type { DateInputProps } from './control.types'
import { Icon } from './icon'
import { weappAria, weappBase } from './weapp-base'
import './field.css'

export const DateInput = (props: DateInputProps) => (
  <Picker
    {...weappBase({ id: props.id })}
    mode="date"
    value={props.value}
    start={props.min ?? '1900-01-01'}
    end={props.max ?? '2099-12-31'}
    disabled={Boolean(props.disabled)}
    onChange={({ detail }) => props.onChange(detail.value)}
    onCancel={() => props.onBlur?.()}
  >
    <View
      {...weappBase({ className: 'hm-choose', style: props.style })}
      {...weappAria({ role: 'combobox', ...ariaControl(props) })}
    >
      <View className={controlClass(props)}>
        <View className={classNames(props.value === '' && 'hm-control__placeholder')}>
          {props.value || props.placeholder}
        </View>
      </View>
      <Icon name="calendar" className="hm-choose__mark" />
    </View>
  </Picker>
)

import { Picker, View } from '@tarojs/components'
import { useMemo, useRef } from 'react'
import { classNames } from '../class-names'
import { ariaControl } from './aria'
import { controlClass } from './classes'
import type { SelectProps } from './control.types'
import { Icon } from './icon'
import { weappAria, weappBase } from './weapp-base'
import './field.css'

/** The element is memoised, so that its list crosses to the view only once. */
export const Select = (props: SelectProps) => {
  const latest = useRef(props)
  latest.current = props
  const open = props.choices.filter(({ disabled }) => !disabled)
  const chosen = props.choices.find(({ value }) => value === props.value)
  const shown = chosen?.text ?? props.placeholder
  const place = Math.max(
    0,
    open.findIndex(({ value }) => value === props.value),
  )
  const { id, disabled, style } = props
  const className = controlClass(props)
  const texts = open.map(({ text }) => text)
  const textsKey = texts.join('\n')
  const aria = weappAria({ role: 'combobox', ...ariaControl(props) })
  const ariaKey = JSON.stringify(aria)

  return useMemo(() => {
    const choose = (index: number) => {
      const { choices, onChange } = latest.current
      const choice = choices.filter((one) => !one.disabled)[index]
      if (choice) onChange(choice.value)
    }
    return (
      <Picker
        {...weappBase({ id })}
        mode="selector"
        range={texts}
        value={place}
        disabled={Boolean(disabled)}
        onChange={({ detail }) => choose(Number(detail.value))}
        onCancel={() => latest.current.onBlur?.()}
      >
        <View {...weappBase({ className: 'hm-choose', style })} {...aria}>
          <View className={className}>
            <View className={classNames(!chosen && 'hm-control__placeholder')}>{shown}</View>
          </View>
          <Icon name="down" className="hm-choose__mark" />
        </View>
      </Picker>
    )
    // Texts and attributes are compared by their content.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [id, textsKey, place, shown, disabled, style, className, ariaKey])
}

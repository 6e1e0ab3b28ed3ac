import { Slider as WeappSlider } from '@tarojs/components'
import { ariaControl } from './aria'
import type { SliderProps } from './control.types'
import { weappAria, weappBase } from './weapp-base'
import './slider.css'

export const Slider = (props: SliderProps) => (
  <WeappSlider
    {...weappBase({ id: props.id, className: 'hm-slider' })}
    min={0}
    max={props.max}
    value={props.value}
    disabled={Boolean(props.disabled)}
    blockSize={28}
    onChanging={({ detail }) => props.onChange(Number(detail.value))}
    onChange={({ detail }) => {
      props.onChange(Number(detail.value))
      props.onSettle?.(Number(detail.value))
    }}
    {...weappAria(ariaControl(props))}
  />
)

import { Button as WeappButton, View } from '@tarojs/components'
import { ariaNamed } from './aria'
import { buttonClass } from './classes'
import type { ButtonProps } from './control.types'
import { usePress } from './use-press'
import { weappAria, weappBase } from './weapp-base'
import './button.css'

/**
 * The button is never natively disabled, because the base library would then use its own grey on
 * grey (2:1), which our classes cannot override. It ignores its presses and tells screen readers
 * instead.
 */
export const Button = (props: ButtonProps) => {
  const { press, pending } = usePress(props.onClick, Boolean(props.disabled || props.busy))
  const busy = Boolean(props.busy) || pending
  return (
    <WeappButton
      {...weappBase(props)}
      className={buttonClass(props, busy)}
      hoverClass={props.disabled ? 'none' : 'hm-button--hover'}
      onClick={press}
      {...weappAria({
        role: props.role ?? 'button',
        'aria-busy': busy || undefined,
        'aria-disabled': props.disabled || undefined,
        'aria-pressed': props.pressed,
        // WeChat has no aria-current.
        'aria-selected': props.selected ?? props.current,
        'aria-expanded': props.expanded,
        'aria-controls': props.controls,
        ...ariaNamed(props),
      })}
    >
      {busy && props.kind !== 'bare' ? <View className="hm-button__spinner" /> : null}
      {props.children}
    </WeappButton>
  )
}

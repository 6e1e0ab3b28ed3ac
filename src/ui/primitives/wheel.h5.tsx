import { useId, useLayoutEffect, useRef, type KeyboardEvent } from 'react'
import { classNames } from '../class-names'
import type { WheelProps } from './control.types'
import './wheel.css'

/** The number of options by which a key turns the wheel. */
const turns: Readonly<Record<string, number>> = {
  ArrowUp: -1,
  ArrowDown: 1,
  PageUp: -5,
  PageDown: 5,
  Home: -Infinity,
  End: Infinity,
}

/**
 * The browser's own scrolling turns the wheel, so it feels native to finger and mouse. Keys also
 * turn it, and a tap on an option, also by a screen reader, chooses it.
 */
export const Wheel = ({ label, options, value, onChange }: WheelProps) => {
  const id = useId()
  const column = useRef<HTMLDivElement>(null)
  /** The last position that the finger chose. The wheel must not scroll to it again. */
  const turned = useRef<number>()
  const at = Math.max(
    0,
    options.findIndex((option) => option.value === value),
  )

  /** Scroll positions at which each option is in the middle. A row with large letters is higher. */
  const middles = (area: HTMLDivElement): number[] =>
    [...area.querySelectorAll<HTMLElement>('.hm-wheel__option')].map(
      ({ offsetTop, offsetHeight }) => offsetTop + (offsetHeight - area.clientHeight) / 2,
    )

  useLayoutEffect(() => {
    const area = column.current
    if (area && turned.current !== at) area.scrollTop = middles(area)[at] ?? 0
    turned.current = undefined
  }, [at, options])

  const choose = (index: number) => {
    const next = options[Math.min(Math.max(index, 0), options.length - 1)]
    if (next && next.value !== value) onChange(next.value)
  }
  const onScroll = () => {
    const area = column.current
    if (!area || area.clientHeight === 0) return
    const away = middles(area).map((middle) => Math.abs(middle - area.scrollTop))
    const index = away.indexOf(Math.min(...away))
    if (index === at || !options[index]) return
    turned.current = index
    choose(index)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const turn = turns[event.key]
    if (turn === undefined) return
    event.preventDefault()
    choose(at + turn)
  }
  return (
    <div className="hm-wheel">
      <div
        ref={column}
        className="hm-wheel__column"
        role="listbox"
        aria-label={label}
        aria-activedescendant={`${id}-${at}`}
        tabIndex={0}
        onScroll={onScroll}
        onKeyDown={onKeyDown}
      >
        {options.map((option, index) => (
          // The list has the focus and the keys, and names the active option.
          // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
          <div
            key={option.value}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === at}
            className={classNames('hm-wheel__option', index === at && 'hm-wheel__option--on')}
            onClick={() => choose(index)}
          >
            {option.text}
          </div>
        ))}
      </div>
    </div>
  )
}

import { useEffect, useMemo, useRef, useState } from 'react'

/** The same letters, written another way: case, blanks, full width. */
const sameLetters = (one: string, other: string): boolean => folded(one) === folded(other)
const folded = (text: string): string => text.normalize('NFKC').replace(/\s/g, '').toLowerCase()

/** What the native field is told, and what it tells. */
export interface NativeValue {
  /** Changes where only a fresh field can show the value. */
  key: number
  value: string
  onFocus: () => void
  onInput: (text: string) => void
  onBlur: (text: string) => void
}

/**
 * The value of a native field. What a person types is not sent back while they type: it would
 * arrive late, drop letters and disturb an input method that composes. It is sent when they leave
 * the field, put into form by then, so a page that is drawn again shows what the store holds. Only
 * another text altogether (a mask typed over, a field emptied) is shown at once.
 *
 * WeChat ignores a value that equals the last one it was told, whatever was typed since; only then
 * the field is made afresh, which closes the keyboard.
 */
export const useNativeValue = (value: string, onChange: (text: string) => void): NativeValue => {
  const shown = useRef(value)
  const typing = useRef(false)
  const change = useRef(onChange)
  change.current = onChange
  const [left, setLeft] = useState(0)
  const [told, setTold] = useState({ key: 0, value })

  useEffect(() => {
    if (typing.current && sameLetters(value, shown.current)) return
    const stale = shown.current !== value
    shown.current = value
    setTold((last) => {
      if (last.value !== value) return { key: last.key, value }
      return stale ? { key: last.key + 1, value } : last
    })
  }, [value, left])

  return useMemo(() => {
    const tell = (text: string) => {
      if (text === shown.current) return
      shown.current = text
      change.current(text)
    }
    return {
      ...told,
      onFocus: () => {
        typing.current = true
      },
      onInput: (text) => {
        typing.current = true
        tell(text)
      },
      onBlur: (text) => {
        if (typing.current) tell(text)
        typing.current = false
        setLeft((times) => times + 1)
      },
    }
  }, [told])
}

import { useEffect, useMemo, useRef, useState } from 'react'

/** Whether two texts have the same letters, apart from case, spaces and full width. */
const sameLetters = (one: string, other: string): boolean => folded(one) === folded(other)
const folded = (text: string): string => text.normalize('NFKC').replace(/\s/g, '').toLowerCase()

/** The value for the native field, and its handlers. */
export interface NativeValue {
  /** Changes when only a new field can show the value. */
  key: number
  /** What the field shows. Taro sends it whenever the field is drawn again. */
  text: () => string
  onFocus: () => void
  onInput: (text: string) => void
  onBlur: (text: string) => void
}

/**
 * The value of a native field. What the form makes of typed text is not sent back while the user
 * types, because it would arrive late, drop letters and disturb an input method. It is sent when the
 * user leaves the field, already formatted, so that a redrawn page shows the stored value. Only a
 * different text (a mask typed over, a cleared field) is shown at once.
 *
 * A field that is drawn again meanwhile gets what it shows. Taro itself tells WeChat what was typed,
 * so an older text would be a new one for WeChat, and replace it.
 *
 * WeChat ignores a value that equals the last one it got, whatever was typed since. Only then is
 * the field created again, which closes the keyboard.
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
    const { key } = told
    const tell = (text: string) => {
      if (text === shown.current) return
      shown.current = text
      change.current(text)
    }
    return {
      key,
      text: () => shown.current,
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

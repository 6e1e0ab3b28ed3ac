import { useNavigate } from '@tanstack/react-router'
import { Button, Input, type InputRef } from 'antd'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { shellCopy as copy } from '../copy/shell'
import { searchFor } from '../person/search'

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select') !== null

/** The one box that finds a person by whatever they say on the phone. `/` leads to it. */
export function SearchBox() {
  const navigate = useNavigate()
  const box = useRef<InputRef>(null)
  const [query, setQuery] = useState('')

  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || isTyping(event.target)) return
      event.preventDefault()
      box.current?.focus({ cursor: 'all' })
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (query.trim().length < 2) return
    searchFor(query.trim())
    void navigate({ to: '/find' })
  }

  return (
    <form role="search" className="find" onSubmit={submit}>
      <Input
        ref={box}
        aria-label={copy.searchLabel}
        placeholder={copy.searchHint}
        autoComplete="off"
        maxLength={100}
        value={query}
        onChange={({ target }) => setQuery(target.value)}
      />
      <Button type="primary" htmlType="submit">
        {copy.search}
      </Button>
    </form>
  )
}

import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { Input } from '@/ui/primitives/input'

/** Turns its value into upper case, as the form does for identity numbers. */
const Shouting = ({ told }: { told: string[] }) => {
  const [value, setValue] = useState('')
  return (
    <Input
      label="姓名"
      value={value}
      onChange={(text) => {
        told.push(text)
        setValue(text.toUpperCase())
      }}
    />
  )
}

const field = () => screen.getByRole<HTMLInputElement>('textbox')
const type = (value: string) => fireEvent.change(field(), { target: { value } })

test('while pinyin is composed the field keeps its own draft and tells nobody', () => {
  const told: string[] = []
  render(<Shouting told={told} />)
  fireEvent.compositionStart(field())
  type('zh')
  type('zhang')
  expect(told).toEqual([])
  expect(field().value).toBe('zhang')

  type('张')
  fireEvent.compositionEnd(field())
  expect(told).toEqual(['张'])
  expect(field().value).toBe('张')
})

test('after composing, each letter is told and may be rewritten again', () => {
  const told: string[] = []
  render(<Shouting told={told} />)
  type('x')
  expect(told).toEqual(['x'])
  expect(field().value).toBe('X')
})

test('a paste while pinyin is composed is left to the browser', () => {
  const told: string[] = []
  render(<Input label="姓名" value="" maxLength={2} onChange={(text) => told.push(text)} />)
  fireEvent.compositionStart(field())
  const paste = { clipboardData: { getData: () => '张三丰' } }
  expect([fireEvent.paste(field(), paste), told]).toEqual([true, []])
  fireEvent.compositionEnd(field())
  expect([fireEvent.paste(field(), paste), told]).toEqual([false, ['', '张三丰']])
})

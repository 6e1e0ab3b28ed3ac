import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Button } from '@/ui/primitives/button'
import { Checkbox } from '@/ui/primitives/checkbox'
import { DateInput } from '@/ui/primitives/date-input'
import { Icon } from '@/ui/primitives/icon'
import { Image } from '@/ui/primitives/image'
import { Input } from '@/ui/primitives/input'
import { Label } from '@/ui/primitives/label'
import { Link } from '@/ui/primitives/link'
import { List, ListItem } from '@/ui/primitives/list'
import { RadioGroup } from '@/ui/primitives/radio-group'
import { ScrollArea } from '@/ui/primitives/scroll-area'
import { Select } from '@/ui/primitives/select'
import { Switch } from '@/ui/primitives/switch'
import { Heading } from '@/ui/primitives/text'
import { visits } from '../../support/ui/taro'

const person = userEvent.setup()
const choices = [
  { value: 'M', text: '男' },
  { value: 'F', text: '女' },
]

/** A control with its own state, and the list of its reported values. */
const withState = <T,>(first: T, draw: (value: T, set: (next: T) => void) => JSX.Element) => {
  const told: T[] = []
  const Held = () => {
    const [value, set] = useState(first)
    return draw(value, (next) => {
      told.push(next)
      set(next)
    })
  }
  render(<Held />)
  return told
}

describe('Button', () => {
  test('is reached by Tab and pressed by Enter and Space', async () => {
    const onClick = jest.fn()
    render(<Button onClick={onClick}>立即投保</Button>)
    await person.tab()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: '立即投保' }))
    await person.keyboard('{Enter} ')
    expect(onClick).toHaveBeenCalledTimes(2)
  })

  test('does nothing while its promise is pending, and says that it is busy', async () => {
    let finish: () => void = () => undefined
    const onClick = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)))
    render(<Button onClick={onClick}>支付</Button>)
    const button = screen.getByRole('button', { name: '支付' })
    await person.dblClick(button)
    expect(onClick).toHaveBeenCalledTimes(1)
    expect(button.getAttribute('aria-busy')).toBe('true')
    finish()
    await screen.findByRole('button', { name: '支付', busy: false })
    await person.click(button)
    expect(onClick).toHaveBeenCalledTimes(2)
  })

  test('disabled, it is neither reached nor pressed', async () => {
    const onClick = jest.fn()
    render(
      <Button disabled onClick={onClick}>
        下一步
      </Button>,
    )
    await person.tab()
    await person.click(screen.getByRole('button', { name: '下一步' }))
    expect(document.activeElement).toBe(document.body)
    expect(onClick).not.toHaveBeenCalled()
  })
})

describe('Input', () => {
  test('is named by its label and explained by its texts', () => {
    render(
      <>
        <Label htmlFor="name">姓名</Label>
        <Input id="name" value="" onChange={() => undefined} invalid describedBy="tip" />
        <p id="tip">请输入姓名</p>
      </>,
    )
    const input = screen.getByRole('textbox', { name: '姓名' })
    expect(input.getAttribute('aria-invalid')).toBe('true')
    expect(input.getAttribute('aria-describedby')).toBe('tip')
  })

  test('takes the focus when it is told to', () => {
    render(<Input label="姓名" value="" onChange={() => undefined} focused />)
    expect(document.activeElement).toBe(screen.getByRole('textbox'))
  })
})

test('a checkbox is named by its text and ticked by Space and by a tap on the text', async () => {
  const told = withState(false, (checked, set) => (
    <Checkbox checked={checked} onChange={set}>
      我已阅读并同意
    </Checkbox>
  ))
  await person.tab()
  await person.keyboard(' ')
  await person.click(screen.getByText('我已阅读并同意'))
  expect(told).toEqual([true, false])
  expect(screen.getByRole('checkbox', { name: '我已阅读并同意', checked: false })).toBeTruthy()
})

test('a radio group is one tab stop; arrows choose in it', async () => {
  const told = withState('M', (value, set) => (
    <RadioGroup label="性别" value={value} choices={choices} onChange={set} />
  ))
  expect(screen.getByRole('radiogroup', { name: '性别' })).toBeTruthy()
  await person.tab()
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: '男', checked: true }))
  await person.keyboard('{ArrowDown}')
  expect(told).toEqual(['F'])
})

test('a switch says whether it is on', async () => {
  const told = withState(false, (checked, set) => (
    <Switch label="自动续保" checked={checked} onChange={set} />
  ))
  await person.click(screen.getByRole('switch', { name: '自动续保', checked: false }))
  expect(told).toEqual([true])
  expect(screen.getByRole('switch', { checked: true })).toBeTruthy()
})

test('a select offers its choices and a placeholder that cannot be chosen', async () => {
  const told = withState('', (value, set) => (
    <Select label="性别" placeholder="请填写性别" value={value} choices={choices} onChange={set} />
  ))
  const select = screen.getByRole('combobox', { name: '性别' })
  expect(screen.getByRole<HTMLOptionElement>('option', { name: '请填写性别' }).disabled).toBe(true)
  await person.selectOptions(select, '女')
  expect(told).toEqual(['F'])
})

test('a date is typed or picked in the native control', async () => {
  const told = withState('', (value, set) => (
    <DateInput label="出生日期" placeholder="请填写出生日期" value={value} onChange={set} />
  ))
  await person.type(screen.getByLabelText('出生日期'), '1990-05-17')
  expect(told).toEqual(['1990-05-17'])
})

test('a link has a real address and stays in the app', async () => {
  visits.length = 0
  render(<Link to="/policy-list">我的保单</Link>)
  const link = screen.getByRole('link', { name: '我的保单' })
  expect(link.getAttribute('href')).toBe('/policy-list')
  await person.click(link)
  expect(visits).toEqual([{ how: 'navigateTo', url: '/policy-list' }])
})

test('lists, headings, pictures and icons say what they are', () => {
  render(
    <>
      <Heading level={2}>保障责任</Heading>
      <List label="材料">
        <ListItem>身份证</ListItem>
      </List>
      <Image src="/a.svg" alt="产品介绍" />
      <Icon name="warning" label="注意" />
      <Icon name="check" />
    </>,
  )
  expect(screen.getByRole('heading', { level: 2, name: '保障责任' })).toBeTruthy()
  expect(screen.getByRole('list', { name: '材料' }).textContent).toBe('身份证')
  expect(screen.getAllByRole('img').map((picture) => picture.tagName.toLowerCase())).toEqual([
    'img',
    'svg',
  ])
  expect(screen.getByRole('img', { name: '注意' })).toBeTruthy()
})

test('a scroll area is reached by Tab, and a text that fits is read at once', async () => {
  const onReachBottom = jest.fn()
  render(
    <ScrollArea label="投保须知" onReachBottom={onReachBottom}>
      短文
    </ScrollArea>,
  )
  await person.tab()
  expect(document.activeElement).toBe(screen.getByRole('region', { name: '投保须知' }))
  expect(onReachBottom).toHaveBeenCalled()
})

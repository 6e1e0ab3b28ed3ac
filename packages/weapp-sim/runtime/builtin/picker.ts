import { define } from '../logic/define'
import type { Control } from '../logic/define'

const properties = {
  mode: [String, 'selector'],
  range: [Array, []],
  rangeKey: [String, ''],
  value: [null, undefined],
  start: [String, ''],
  end: [String, ''],
  fields: [String, 'day'],
  disabled: [Boolean, false],
  headerText: [String, ''],
  name: [String, ''],
} as const

interface Panel {
  readonly body: HTMLElement
  readonly answer: () => unknown
}

const label = (item: unknown, key: string) =>
  String(key ? (item as Readonly<Record<string, unknown>>)[key] : item)

const column = (items: readonly unknown[], key: string, chosen: unknown) => {
  const list = document.createElement('select')
  list.size = 6
  list.append(...items.map((item, index) => new Option(label(item, key), String(index))))
  list.selectedIndex = Number(chosen ?? 0)
  return list
}

const selectorPanel = ({ get }: Control): Panel => {
  const body = column(get('range') as unknown[], String(get('rangeKey')), get('value'))
  return { body, answer: () => body.selectedIndex }
}

const multiSelectorPanel = ({ get, fire }: Control): Panel => {
  const chosen = (get('value') ?? []) as unknown[]
  const columns = (get('range') as unknown[][]).map((items, index) =>
    column(items, String(get('rangeKey')), chosen[index]),
  )
  columns.forEach((list, index) =>
    list.addEventListener('change', () =>
      fire('columnchange', { column: index, value: list.selectedIndex }),
    ),
  )
  const body = document.createElement('div')
  body.append(...columns)
  return { body, answer: () => columns.map((list) => list.selectedIndex) }
}

/** Dates, months, years and times use the browser's own input field. */
const fieldPanel =
  (type: string) =>
  ({ get }: Control): Panel => {
    const body = document.createElement('input')
    Object.assign(body, { type, min: get('start'), max: get('end'), value: get('value') ?? '' })
    return { body, answer: () => body.value }
  }

const datePanel = (control: Control) =>
  fieldPanel({ year: 'number', month: 'month' }[String(control.get('fields'))] ?? 'date')(control)

const PANELS: Readonly<Record<string, (control: Control) => Panel>> = {
  selector: selectorPanel,
  multiSelector: multiSelectorPanel,
  date: datePanel,
  time: fieldPanel('time'),
}

const button = (className: string, text: string, press: () => void) => {
  const element = Object.assign(document.createElement('div'), { className, textContent: text })
  element.addEventListener('click', press)
  return element
}

const open = (control: Control) => {
  const panel = PANELS[String(control.get('mode'))]?.(control)
  if (!panel) throw new Error(`picker mode ${String(control.get('mode'))} is not supported`)
  const box = Object.assign(document.createElement('div'), { className: 'native-sheet' })
  const close = (event: string, detail: object) => () => {
    const value = { ...detail, ...(event === 'change' ? { value: panel.answer() } : {}) }
    box.remove()
    control.fire(event, value)
  }
  box.append(
    button('native-cancel', '取消', close('cancel', {})),
    button('native-confirm', '确定', close('change', {})),
    panel.body,
  )
  document.body.append(box)
}

/** A tap opens a panel over the page. `columnchange` fires when a column is turned. */
export const definePicker = (): void =>
  define('picker', properties, (control) => {
    const press = () => {
      if (!control.get('disabled')) open(control)
    }
    control.on('tap', press)
    return { press, formValue: () => control.get('value') }
  })

import assert from 'node:assert/strict'
import type automator from 'miniprogram-automator'

export type MiniProgram = Awaited<ReturnType<typeof automator.connect>>
export type Page = NonNullable<Awaited<ReturnType<MiniProgram['currentPage']>>>
export type Element = NonNullable<Awaited<ReturnType<Page['$']>>>

/** A page or an element. Both can be searched. */
type Scope = Pick<Page, '$'> & { $$(selector: string): Promise<Element[]> }

/** The deadline is long because the machine may be busy. Only a failing check waits so long. */
const DEADLINE_MS = 60_000
const STEP_MS = 40

const rest = () => new Promise((resolve) => setTimeout(resolve, STEP_MS))

/** Repeats the check until it passes. After the deadline it throws the check's last error. */
export const until = async <T>(check: () => Promise<T> | T, ms = DEADLINE_MS): Promise<T> => {
  const deadline = Date.now() + ms
  for (;;) {
    try {
      return await check()
    } catch (error) {
      if (Date.now() > deadline) throw error
    }
    await rest()
  }
}

export const currentPage = async (mini: MiniProgram): Promise<Page> => {
  const page = await mini.currentPage()
  assert.ok(page, 'no page is open')
  return page
}

/** Waits until the page with this path is on top. */
export const onPage = (mini: MiniProgram, path: string, ms?: number): Promise<Page> =>
  until(async () => {
    const page = await currentPage(mini)
    assert.equal(page.path, path)
    return page
  }, ms)

/** Closes all pages and opens this one, without the 3 s pause of `mini.reLaunch`. */
export const reLaunch = async (mini: MiniProgram, url: string): Promise<Page> => {
  await mini.callWxMethod('reLaunch', { url })
  return onPage(mini, url.replace(/^\//, '').split('?')[0] ?? '')
}

/** Finds all matches, also inside Taro's `custom-wrapper`. A plain `$$` stops at a component. */
export const findAll = async (scope: Scope, selector: string): Promise<Element[]> => {
  const own = await scope.$$(selector)
  const wrappers = await scope.$$('custom-wrapper')
  const inner = await Promise.all(wrappers.map((wrapper) => findAll(wrapper as Scope, selector)))
  return [...own, ...inner.flat()]
}

const hasText = async (element: Element, text: string | RegExp): Promise<boolean> => {
  const own = (await element.text()).trim()
  return typeof text === 'string' ? own === text : text.test(own)
}

const first = async (scope: Scope, selector: string, text?: string | RegExp): Promise<Element> => {
  for (const element of await findAll(scope, selector)) {
    if (text === undefined || (await hasText(element, text))) return element
  }
  throw new Error(`no ${selector}${text === undefined ? '' : ` with text ${String(text)}`}`)
}

/** Waits for an element, and for its visible text where one is given. */
export const find = (scope: Scope, selector: string, text?: string | RegExp): Promise<Element> =>
  until(() => first(scope, selector, text))

let taps = 0

/** Number of taps so far in this process, for tests that compare the length of two ways. */
export const tapCount = (): number => taps

/** Fails for a disabled or busy element, which ignores a tap, so that `until` tries again. */
const tapReady = async (element: Element): Promise<void> => {
  for (const state of ['aria-disabled', 'aria-busy'])
    assert.notEqual(await element.attribute(state), 'true', `tapped with ${state}`)
  await element.tap()
  taps += 1
}

/** Finds and taps an element in one try, because a page may render between the two steps. */
export const tap = (
  scope: Scope,
  selector: string,
  text?: string | RegExp,
  ms?: number,
): Promise<void> => until(async () => tapReady(await first(scope, selector, text)), ms)

/** Taps an element that was found before, once it does not move and nothing covers it. */
export const touch = (element: Element): Promise<void> => until(() => tapReady(element))

/** Types into an input or a textarea. */
export const type = (scope: Scope, selector: string, value: string): Promise<void> =>
  until(async () => {
    const field = await first(scope, selector)
    assert.ok('input' in field, `${selector} is a ${field.tagName}, not a field`)
    await (field as Element & { input(value: string): Promise<void> }).input(value)
  })

export const textOf = async (scope: Scope, selector: string): Promise<string> =>
  (await first(scope, selector)).text()

/** Waits until an element has exactly this text, or matches this expression. */
export const says = (
  scope: Scope,
  selector: string,
  expected: string | RegExp,
  ms?: number,
): Promise<void> =>
  until(async () => {
    const text = await textOf(scope, selector)
    if (typeof expected === 'string') assert.equal(text, expected)
    else assert.match(text, expected)
  }, ms)

/** A control in the words of a screen reader: its role, its name, and which of several it is. */
export interface Named {
  readonly role: string
  /** An empty name fits every control of the role. */
  readonly name: string
  /** The first is 0. */
  readonly nth?: number
}

/** Roles that a component has without `aria-role`. */
const ROLES: Readonly<Record<string, string>> = {
  button: 'button',
  input: 'textbox',
  textarea: 'textbox',
  slider: 'slider',
  switch: 'switch',
  checkbox: 'checkbox',
  radio: 'radio',
}

const words = (text: string): string => text.replace(/\s+/g, ' ').trim()

const labelOf = async (page: Page, ids: string): Promise<string> => {
  const labels = await Promise.all(ids.split(/\s+/).map((id) => first(page, `#${id}`)))
  return words((await Promise.all(labels.map((label) => label.text()))).join(' '))
}

const nameOf = async (page: Page, element: Element): Promise<string> => {
  const ids = await element.attribute('aria-labelledby')
  if (ids) return labelOf(page, ids)
  const own = await element.attribute('aria-label')
  if (own) return words(own)
  const id = ROLES[element.tagName] === 'textbox' ? await element.attribute('id') : ''
  const [label] = id ? await findAll(page, `label[for="${id}"]`) : []
  return words(await (label ?? element).text())
}

const firstNamed = async (mini: MiniProgram, { role, name, nth = 0 }: Named): Promise<Element> => {
  const page = await currentPage(mini)
  const tags = Object.keys(ROLES).filter((tag) => ROLES[tag] === role)
  const found: Element[] = []
  for (const element of await findAll(page, [...tags, `[aria-role="${role}"]`].join(', '))) {
    const own = (await element.attribute('aria-role')) || ROLES[element.tagName]
    if (own !== role) continue
    if (name === '' || (await nameOf(page, element)) === name) found.push(element)
  }
  const element = found[nth]
  assert.ok(element, `no ${role} ${name} at ${nth} on ${page.path}`)
  return element
}

/** Waits for a control of the page that is open then. */
export const findNamed = (mini: MiniProgram, named: Named): Promise<Element> =>
  until(() => firstNamed(mini, named))

export const tapNamed = (mini: MiniProgram, named: Named): Promise<void> =>
  until(async () => tapReady(await firstNamed(mini, named)))

export const typeNamed = (mini: MiniProgram, named: Named, value: string): Promise<void> =>
  until(async () => {
    const field = await firstNamed(mini, named)
    assert.ok('input' in field, `${named.name} is a ${field.tagName}, not a field`)
    await (field as Element & { input(value: string): Promise<void> }).input(value)
  })

const FAR_BELOW = 100_000

/** Reads a scrolling area to its end. */
export const readNamed = (mini: MiniProgram, named: Named): Promise<void> =>
  until(async () => {
    const area = await firstNamed(mini, named)
    assert.ok('scrollTo' in area, `${named.name} is a ${area.tagName}, not a scroll-view`)
    await (area as Element & { scrollTo(x: number, y: number): Promise<void> }).scrollTo(
      0,
      FAR_BELOW,
    )
  })

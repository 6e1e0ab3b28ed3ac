import assert from 'node:assert/strict'
import type { Page as BrowserPage } from '@playwright/test'
import type { Element, Page } from '../../weapp-sim/driver'
import { findAll, until } from '../../weapp-sim/driver'

/** The fields of the form on show, as a person sees them. */

type Input = Element & { input(value: string): Promise<void> }

export interface ShownField {
  readonly id: string
  readonly label: string
  readonly value: string
}

const fieldsLabelled = async (page: Page, label: string): Promise<Element[]> => {
  const fields: Element[] = []
  for (const field of await findAll(page, '.hm-field')) {
    const name = await field.$('.hm-field__label')
    const said = name && (await name.text()).trim().replace(/（选填）$/, '')
    if (said === label) fields.push(field)
  }
  return fields
}

/** The control of the nth field with this label: the applicant's is the first. */
const controlOf = async (page: Page, label: string, kind: string, nth = 0): Promise<Element> => {
  const field = (await fieldsLabelled(page, label))[nth]
  assert.ok(field, `no field ${label} at ${nth}`)
  const control = await field.$(kind)
  assert.ok(control, `${label} is no ${kind}`)
  return control
}

/** Types into the field with this label. */
export const fill = (page: Page, label: string, value: string, nth = 0): Promise<void> =>
  until(async () => ((await controlOf(page, label, 'input', nth)) as Input).input(value))

/** Waits until a field shows what cannot be changed: a verified person's own name, and the number. */
export const isLocked = (page: Page, label: string): Promise<void> =>
  until(async () => {
    const control = await controlOf(page, label, 'input')
    assert.equal(await control.property('disabled'), true)
    assert.notEqual(await control.value(), '')
  })

/** Types into the field of the person who was added last; who is filled in may be folded to one line. */
export const fillLast = (page: Page, label: string, value: string): Promise<void> =>
  until(async () => {
    const nth = (await fieldsLabelled(page, label)).length - 1
    await ((await controlOf(page, label, 'input', nth)) as Input).input(value)
  })

/** Puts the finger into a field and types letter by letter, as a keyboard does. */
export const typeLetters = async (
  page: Page,
  keyboard: BrowserPage['keyboard'],
  label: string,
  letters: string,
): Promise<void> => {
  await until(async () => (await controlOf(page, label, 'input')).tap())
  for (const letter of letters) await keyboard.type(letter)
}

/** Picks the nth option of a list. */
export const choose = (page: Page, label: string, option: string): Promise<void> =>
  until(async () => {
    const picker = await controlOf(page, label, 'picker')
    const range = (await picker.property('range')) as unknown as string[]
    const value = range.indexOf(option)
    assert.ok(value >= 0, `${label} does not offer ${option}`)
    await picker.trigger('change', { value })
  })
    // The choice may bring other fields, which would take what is typed before they are there.
    .then(() => fieldSays(page, label, new RegExp(option)))

/** Picks a day; a period has two, from and until. */
export const chooseDay = (page: Page, label: string, day: string, nth = 0): Promise<void> =>
  until(async () => {
    const [field] = await fieldsLabelled(page, label)
    const picker = (await field?.$$('picker'))?.[nth]
    assert.ok(picker, `${label} has no day at ${nth}`)
    await picker.trigger('change', { value: day })
  }).then(() => fieldSays(page, label, new RegExp(day)))

/** Waits until the whole of a field says this, its label included. */
export const fieldSays = (page: Page, label: string, expected: RegExp): Promise<void> =>
  until(async () => {
    const [field] = await fieldsLabelled(page, label)
    assert.match((await field?.text()) ?? 'not there', expected)
  })

/** Taps one of the choices of a field, or what it offers beside its control. */
export const tapInField = (page: Page, label: string, text: string): Promise<void> =>
  until(async () => {
    const [field] = await fieldsLabelled(page, label)
    const offered = [
      ...((await field?.$$('button')) ?? []),
      ...((await field?.$$('.hm-choice')) ?? []),
    ]
    for (const one of offered) if ((await one.text()).trim().endsWith(text)) return one.tap()
    assert.fail(`${label} does not offer ${text}`)
  })

/** Waits until no dialog is open. */
export const noDialog = (page: Page): Promise<void> =>
  until(async () => assert.equal((await page.$$('.hm-dialog__panel')).length, 0))

/** What each typed field shows. */
export const shownFields = async (page: Page): Promise<ShownField[]> => {
  const shown: ShownField[] = []
  for (const field of await findAll(page, '.hm-field')) {
    const input = await field.$('input')
    if (!input) continue
    const label = await field.$('.hm-field__label')
    shown.push({
      id: await input.attribute('id'),
      label: label ? (await label.text()).trim() : '',
      value: String(await input.value()),
    })
  }
  return shown
}

interface DataNode {
  readonly uid?: string
  readonly cn?: readonly DataNode[]
  readonly [attribute: string]: unknown
}

const nodesIn = (node: DataNode): DataNode[] => [node, ...(node.cn ?? []).flatMap(nodesIn)]

/**
 * The invariant of every form: what its fields show is what the page was told to show, so a page
 * that is drawn again shows the same. Asked after every dialog and every return to a page.
 */
export const fieldsHold = (page: Page): Promise<readonly ShownField[]> =>
  until(async () => {
    const root = (await page.data('root')) as DataNode
    const nodes = nodesIn(root)
    const shown = await shownFields(page)
    assert.ok(shown.length > 0, 'no field is on show yet')
    for (const { id, label, value } of shown) {
      const told = nodes.find(({ uid }) => uid === id) ?? {}
      assert.ok(
        Object.values(told).includes(value) || value === '',
        `${label} shows ${value}, the page holds ${JSON.stringify(told)}`,
      )
    }
    return shown
  })

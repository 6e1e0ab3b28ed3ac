import assert from 'node:assert/strict'
import type { Page as BrowserPage } from '@playwright/test'
import { findAll, until, type Element, type Page } from '@huimin/weapp-sim'

/** Reads and fills the fields of the open form, as a person sees them. */

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

/** The control of the nth field with this label. The applicant's field is the first. */
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

/** Waits until a field is locked and not empty, as name and number of a verified person are. */
export const isLocked = (page: Page, label: string): Promise<void> =>
  until(async () => {
    const control = await controlOf(page, label, 'input')
    assert.equal(await control.property('disabled'), true)
    assert.notEqual(await control.value(), '')
  })

/**
 * Types into the empty field of the person added last. Until it is there, the last field is the
 * filled one of somebody else.
 */
export const fillLast = (page: Page, label: string, value: string): Promise<void> =>
  until(async () => {
    const nth = (await fieldsLabelled(page, label)).length - 1
    const control = (await controlOf(page, label, 'input', nth)) as Input
    assert.equal(await control.value(), '', `the last ${label} is filled`)
    await control.input(value)
  })

/** Taps a field and types letter by letter, as a keyboard does. */
export const typeLetters = async (
  page: Page,
  keyboard: BrowserPage['keyboard'],
  label: string,
  letters: string,
): Promise<void> => {
  await until(async () => (await controlOf(page, label, 'input')).tap())
  for (const letter of letters) await keyboard.type(letter)
}

/** Picks an option of a list. */
export const choose = (page: Page, label: string, option: string): Promise<void> =>
  until(async () => {
    const picker = await controlOf(page, label, 'picker')
    const range = (await picker.property('range')) as unknown as string[]
    const value = range.indexOf(option)
    assert.ok(value >= 0, `${label} does not offer ${option}`)
    await picker.trigger('change', { value })
  })
    // The choice may change the fields, so wait before anything is typed into them.
    .then(() => fieldSays(page, label, new RegExp(option)))

/** Picks a day. A period has two of them, the first and the last. */
export const chooseDay = (page: Page, label: string, day: string, nth = 0): Promise<void> =>
  until(async () => {
    const [field] = await fieldsLabelled(page, label)
    const picker = (await field?.$$('picker'))?.[nth]
    assert.ok(picker, `${label} has no day at ${nth}`)
    await picker.trigger('change', { value: day })
  }).then(() => fieldSays(page, label, new RegExp(day)))

/** Waits until the text of a field, including its label, matches this. */
export const fieldSays = (page: Page, label: string, expected: RegExp): Promise<void> =>
  until(async () => {
    const [field] = await fieldsLabelled(page, label)
    assert.match((await field?.text()) ?? 'not there', expected)
  })

/** Taps a choice of a field, or a button beside its control. */
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

/** The content of each text field. */
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
 * Checks the invariant of every form: its fields show the data of the page, so that a redrawn page
 * shows the same. Tests check it after every dialog and every return to a page.
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

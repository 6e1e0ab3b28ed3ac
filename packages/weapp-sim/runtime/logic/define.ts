import type { glassEasel } from 'glass-easel-miniprogram-adapter'
import { reportException } from '../shell/report'
import { backendElement, codeSpace } from './space'

type PropertyKind =
  StringConstructor | BooleanConstructor | NumberConstructor | ArrayConstructor | null

/** Type and default of each property. The type `null` accepts any value. */
export type Properties = Readonly<Record<string, readonly [PropertyKind, unknown]>>

/** Functions that a built-in offers to labels, forms and the automator client. */
export interface Controls {
  /** Each function gets the first value at once and then every later value. */
  readonly changed?: Readonly<Record<string, (value: never) => void>>
  /** Functions for the automator client: `input`, `scrollTo`, ... */
  readonly functions?: Readonly<Record<string, (...args: never[]) => unknown>>
  /** Properties whose current value is in the DOM. */
  readonly read?: Readonly<Record<string, () => unknown>>
  /** Runs at a tap on the label of this control. */
  readonly press?: () => void
  /** What screen readers say of this control, unless the page gives another role. */
  readonly role?: string
  /** The browser's own control inside, which screen readers find in place of the host. */
  readonly inner?: HTMLElement
  readonly formValue?: () => unknown
  readonly resetForm?: () => void
}

export interface Control {
  readonly host: HTMLElement
  get(property: string): unknown
  set(property: string, value: unknown): void
  fire(event: string, detail?: unknown): void
  on(event: string, listener: (origin: HTMLElement | null) => void): void
}

const controlsByHost = new WeakMap<Element, Controls & { readonly control: Control }>()

export const controlsOf = (host: Element) => controlsByHost.get(host)

const controlOf = (node: glassEasel.GeneralComponent, host: HTMLElement): Control => ({
  host,
  get: (property) => (node.data as Record<string, unknown>)[property],
  set: (property, value) => node.setData({ [property]: value }),
  fire: (event, detail = {}) => node.triggerEvent(event, detail, {}),
  on: (event, listener) =>
    node.addListener(event, ({ target }) => {
      listener(backendElement(target))
    }),
})

const propertyDefinitions = (properties: Properties) =>
  Object.fromEntries(
    Object.entries(properties).map(([name, [type, value]]) => [
      name,
      {
        type,
        value,
        observer(this: glassEasel.GeneralComponent, changed: unknown) {
          const host = backendElement(this)
          const update = host && controlsOf(host)?.changed?.[name]
          ;(update as ((value: unknown) => void) | undefined)?.(changed)
        },
      },
    ]),
  )

/** States and names for assistive technology. `view` and `text` already have them as attributes. */
const ARIA = 'role label labelledby describedby hidden checked disabled invalid required selected'
  .concat(' expanded modal busy level pressed controls live')
  .split(' ')

const ariaProperty = (name: string) => `aria${name.charAt(0).toUpperCase()}${name.slice(1)}`

const ariaProperties: Properties = Object.fromEntries(
  ARIA.map((name) => [ariaProperty(name), [null, undefined]]),
)

const show = (element: Element, attribute: string, value: unknown): void => {
  if (value === undefined || value === null) element.removeAttribute(attribute)
  else element.setAttribute(attribute, String(value))
}

const ariaChanges = (
  host: HTMLElement,
  { role, inner }: Pick<Controls, 'role' | 'inner'> = {},
): Controls['changed'] =>
  Object.fromEntries(
    ARIA.map((name) => [
      ariaProperty(name),
      (value: unknown) => {
        show(host, `aria-${name}`, value)
        if (name === 'role') show(host, name, value ?? role)
        else if (inner) show(inner, `aria-${name}`, value)
      },
    ]),
  )

const tags = new Set<string>()

export const isBuiltIn = (tag: string): boolean => tags.has(tag)

/**
 * Registers a built-in component of the base library for every page. One that is not played is drawn,
 * and `canIUse` denies it.
 */
export const define = (
  tag: string,
  properties: Properties,
  attach: (control: Control) => Controls | undefined,
  { isPlayed = true }: { readonly isPlayed?: boolean } = {},
): void => {
  if (isPlayed) tags.add(tag)
  const space = codeSpace.getComponentSpace()
  const definition = space.defineComponent({
    is: tag,
    properties: propertyDefinitions({ ...ariaProperties, ...properties }) as Record<string, never>,
    lifetimes: {
      attached(this: unknown) {
        const node = this as glassEasel.GeneralComponent
        const host = backendElement(node)
        if (!host) return
        const control = controlOf(node, host)
        try {
          const own = attach(control)
          const changed = { ...ariaChanges(host, own), ...own?.changed }
          controlsByHost.set(host, { ...own, changed, control })
          for (const [name, update] of Object.entries(changed))
            (update as (value: unknown) => void)(control.get(name))
        } catch (error) {
          reportException(error)
        }
      },
    },
  })
  space.setGlobalUsingComponent(tag, definition as glassEasel.GeneralComponentDefinition)
}

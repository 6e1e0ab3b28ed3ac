import { codeSpace } from './space'

type Definition = Readonly<Record<string, unknown>>

/** Behaviors of the base library. Components use their names instead of requiring them. */
const wellKnown: Readonly<Record<string, Definition>> = {
  'wx://form-field': { properties: { name: { type: String, value: '' }, value: { type: null } } },
  'wx://form-field-group': {},
  'wx://form-field-button': {},
  'wx://component-export': {},
  'wx://proxy-scroll-view': {},
}

const made = new Map<string, unknown>()

const behaviorOf = (name: string): unknown => {
  const definition = wellKnown[name]
  if (!definition) throw new Error(`behavior ${name} is not supported`)
  const known =
    made.get(name) ??
    codeSpace.componentEnv(`behaviors/${name.slice('wx://'.length)}`, (env) =>
      env.Behavior(definition),
    )
  made.set(name, known)
  return known
}

/** Replaces the names of behaviors in a definition by the behaviors themselves. */
export const withBehaviors = (definition: Definition): Definition => {
  const { behaviors } = definition
  if (!Array.isArray(behaviors)) return definition
  const found = (behaviors as unknown[]).map((each) =>
    typeof each === 'string' ? behaviorOf(each) : each,
  )
  return { ...definition, behaviors: found }
}

type Attributes = Record<string, string>

interface Template {
  nestElements: Map<string, number>
  /** The text of `base.wxml`. */
  buildTemplate: (components: unknown) => string
  modifyCompProps?: (component: string, attributes: Attributes) => Attributes
}

/** The part of Taro's plugin context that this plugin uses. */
interface Taro {
  registerMethod(hook: { name: string; fn(platform: { template?: Template }): void }): void
}

/**
 * Attributes for gestures, animations and hover times. None of our primitives uses them, and Taro
 * repeats each attribute of a view at fifteen depths of nesting, of others at up to six.
 */
const UNUSED = /^(bind)?(animation|transition|touch(?!move)|long)|^hover-(stop|start|stay)/i

/** Texts hardly nest. A view that catches moves is the mask of a dialog and has no children. */
const depths = new Map([['text', 6]])
const neverNested = ['catch-view']

/** Removes unused parts from `base.wxml`, which every page of the mini-program loads. */
export default (taro: Taro): void => {
  taro.registerMethod({
    name: 'onSetupClose',
    fn({ template }) {
      if (!template) return
      for (const name of neverNested) template.nestElements.delete(name)
      for (const [name, depth] of depths) template.nestElements.set(name, depth)
      template.modifyCompProps = (_component, attributes) =>
        Object.fromEntries(Object.entries(attributes).filter(([name]) => !UNUSED.test(name)))
      const build = template.buildTemplate
      // Empty lines and indentation only cost bytes.
      template.buildTemplate = (components) => build(components).replace(/\s*\n\s*/g, '\n')
    },
  })
}

type Attributes = Record<string, string>

interface Template {
  nestElements: Map<string, number>
  /** The text of `base.wxml`. */
  buildTemplate: (components: unknown) => string
  modifyCompProps?: (component: string, attributes: Attributes) => Attributes
}

/** The part of Taro's plugin context that is used here. */
interface Taro {
  registerMethod(hook: { name: string; fn(platform: { template?: Template }): void }): void
}

/**
 * Gestures, animations and times of hovering: no primitive of ours uses them, and Taro repeats each
 * attribute of a view at fifteen depths of nesting, of others at up to six.
 */
const UNUSED = /^(bind)?(animation|transition|touch(?!move)|long)|^hover-(stop|start|stay)/i

/** A view that catches moves is the mask of a dialog: it holds nothing. Texts hardly nest. */
const depths = new Map([['text', 6]])
const neverNested = ['catch-view']

/** Leaves out of `base.wxml`, which every page of the mini-program loads, what nothing here uses. */
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
      // Empty lines and indentation, which nothing shows.
      template.buildTemplate = (components) => build(components).replace(/\s*\n\s*/g, '\n')
    },
  })
}

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

/** All that we use (ui/primitives, and what catches Back) of elements that have dozens more. */
const USED: Readonly<Record<string, RegExp>> = {
  'scroll-view': /^(scroll-y|lower-threshold|bindScrollToLower|aria-.+)$/i,
  button:
    /^(hover-class|open-type|bind(agreePrivacyAuthorization|getPhoneNumber|openSetting)|aria-.+)$/i,
  input:
    /^(name|value|type|disabled|focus|maxlength|placeholder|placeholder-class|cursor-spacing|bind(input|focus|blur)|aria-.+)$/i,
  image: /^(src|mode|lazy-load|show-menu-by-longpress|bind(load|error)|aria-.+)$/i,
  picker: /^(mode|range|value|start|end|disabled|bind(change|cancel)|aria-.+)$/i,
  'page-container': /^(show|duration|overlay|custom-style|bindBeforeLeave)$/i,
  slider: /^(min|max|value|disabled|block-size|bind(change|changing)|aria-.+)$/i,
}

/** A view that catches moves is the mask of a dialog: it holds nothing. Texts hardly nest. */
const depths = new Map([['text', 6]])
const neverNested = ['catch-view']

/**
 * Makes `base.wxml`, which every page of the mini-program loads, as small as what our primitives
 * use (ui/primitives are the only components there are).
 */
export default (taro: Taro): void => {
  taro.registerMethod({
    name: 'onSetupClose',
    fn({ template }) {
      if (!template) return
      for (const name of neverNested) template.nestElements.delete(name)
      for (const [name, depth] of depths) template.nestElements.set(name, depth)
      template.modifyCompProps = (component, attributes) =>
        Object.fromEntries(
          Object.entries(attributes).filter(([name]) =>
            USED[component] ? USED[component].test(name) : !UNUSED.test(name),
          ),
        )
      const build = template.buildTemplate
      // Empty lines and indentation, which nothing shows.
      template.buildTemplate = (components) => build(components).replace(/\s*\n\s*/g, '\n')
    },
  })
}

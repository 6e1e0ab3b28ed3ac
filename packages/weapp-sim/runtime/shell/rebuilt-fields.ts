const FIELDS = 'wx-input, wx-textarea'

let rebuilt: string[] = []

const fieldsIn = (nodes: NodeList): Element[] =>
  [...nodes].flatMap((node) =>
    node instanceof Element
      ? [...(node.matches(FIELDS) ? [node] : []), ...node.querySelectorAll(FIELDS)]
      : [],
  )

/**
 * Notes every field that another element with the same id replaced. On a phone this closes the
 * keyboard in the middle of a word, and the typed text is lost unless the new field gets it.
 */
export const watchForRebuiltFields = (): void => {
  const observer = new MutationObserver((changes) => {
    const gone = changes
      .flatMap(({ removedNodes }) => fieldsIn(removedNodes))
      .filter((field) => !field.isConnected && field.id)
      .map(({ id }) => id)
    const came = changes.flatMap(({ addedNodes }) => fieldsIn(addedNodes)).map(({ id }) => id)
    rebuilt.push(...gone.filter((id) => came.includes(id)))
  })
  observer.observe(document.body, { childList: true, subtree: true })
}

/** Ids of the fields that were replaced since the last call of this function. */
export const takeRebuiltFields = (): readonly string[] => {
  const taken = rebuilt
  rebuilt = []
  return taken
}

const bare = (path: string): string => path.replace(/\?.*/, '').replace(/^\//, '')

/** The number of pages above the nearest page with this path; 0 if there is none. */
export const pagesAbove = (stack: readonly { route?: string }[], path: string): number => {
  const below = stack.slice(0, -1).map(({ route = '' }) => bare(route))
  const at = below.lastIndexOf(bare(path))
  return at < 0 ? 0 : stack.length - 1 - at
}

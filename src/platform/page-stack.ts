const bare = (path: string): string => path.replace(/\?.*/, '').replace(/^\//, '')

/** How many pages lie above the nearest one of this path; 0 when none does. */
export const pagesAbove = (stack: readonly { route?: string }[], path: string): number => {
  const below = stack.slice(0, -1).map(({ route = '' }) => bare(route))
  const at = below.lastIndexOf(bare(path))
  return at < 0 ? 0 : stack.length - 1 - at
}

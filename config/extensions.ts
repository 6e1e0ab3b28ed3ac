/**
 * The side of a two-sided file is picked by its suffix: `./button` is `button.h5.tsx` in the web
 * build. The side comes before the plain file in every extension, so neither can shadow the other.
 */
export const extensions = (target: 'h5' | 'weapp'): string[] => [
  `.${target}.tsx`,
  `.${target}.ts`,
  '.tsx',
  '.ts',
  '.mjs',
  '.js',
  '.json',
]

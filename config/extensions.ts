/**
 * File suffixes in the order in which the bundler tries them. `./button` becomes `button.h5.tsx` in
 * the web build: the suffix of the target comes before the plain one.
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

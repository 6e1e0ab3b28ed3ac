/**
 * Taro keeps function names and quoted keys by default, which costs 8 KB gzip in the first load.
 * Nothing here depends on either. For the mini-program it also writes every Chinese character as
 * six letters, where UTF-8 takes three bytes. Library functions that never use `this` become
 * arrows, which saves 3 % of the mini-program. This is "unsafe" for a function that is called with
 * `new`. There is none: the tests of both builds would fail on the first page.
 */
export const terser = {
  enable: true,
  config: {
    keep_fnames: false,
    ecma: 2017,
    compress: { passes: 3, ecma: 2017, unsafe_arrows: true, unsafe_methods: true },
    mangle: { safari10: false },
    output: {
      ascii_only: false,
      comments: false,
      keep_quoted_props: false,
      quote_keys: false,
      ecma: 2017,
    },
  },
} as const

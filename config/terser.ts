/**
 * Taro keeps function names and quoted keys by default, which costs 8 KB gzip in the first load;
 * nothing here depends on either. For the mini-program it also writes every Chinese character as
 * six letters, where UTF-8 takes three bytes. Functions of libraries that never ask for `this` become
 * arrows: 3 % of the mini-program. "Unsafe" are those that are called with `new` all the same; there
 * are none, or the tests of both builds would not get past the first page.
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

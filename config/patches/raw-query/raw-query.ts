/** Taro's router needs only undecoded pairs from query-string. src/routes decodes them once. */
const parse = (search: string): Record<string, string> =>
  Object.fromEntries(
    search
      .replace(/^[?#]/, '')
      .split('&')
      .filter((pair) => pair !== '')
      .map((pair): [string, string] => {
        const cut = pair.indexOf('=')
        return cut < 0 ? [pair, ''] : [pair.slice(0, cut), pair.slice(cut + 1)]
      }),
  )

export default { parse }

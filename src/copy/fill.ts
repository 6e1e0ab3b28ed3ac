type Placeholder<T extends string> = T extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : never

/** Puts values into a text: `fill(premium.people, { N: 3 })`. A forgotten one does not compile. */
export const fill = <T extends string>(
  text: T,
  values: Readonly<Record<Placeholder<T>, string | number>>,
): string => {
  const known = new Map<string, string | number>(Object.entries(values))
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(known.get(name) ?? whole))
}

type Texts = Readonly<Record<string, string>>

export type Language = 'zh' | 'en'

const areas = new Map<string, { live: Record<string, string>; zh: Texts }>()
let spoken: Readonly<Record<string, Texts>> = {}

/**
 * Registers the texts of one area: Chinese, until another language is spoken. Read a text when it
 * is shown, not when a module loads, or it stays Chinese.
 */
export const area = <const T extends Texts>(name: string, zh: T): Readonly<T> => {
  const live = { ...zh, ...spoken[name] }
  areas.set(name, { live, zh })
  return live
}

/** Changes every area, loaded or still to come, to these texts; `{}` is Chinese again. */
export const translate = (translations: Readonly<Record<string, Texts>>): void => {
  spoken = translations
  for (const [name, { live, zh }] of areas) Object.assign(live, zh, spoken[name])
}

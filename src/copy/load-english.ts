import type { LoadEnglish } from './load-english.types'

export const loadEnglish: LoadEnglish = async () => (await import('./english')).english

import { translate, type Language } from './language'
import { loadEnglish } from './load-english'

/**
 * Changes the language of the whole application. English is fetched only here. If it cannot be
 * fetched the promise rejects and the texts stay as they are.
 */
export const speak = async (language: Language): Promise<void> =>
  translate(language === 'en' ? await loadEnglish() : {})

import { configure } from '@testing-library/dom'

/** Adds functions that browsers have and jsdom lacks. */
Object.assign(globalThis, {
  CSS: { escape: (text: string) => text.replace(/[^\w-]/g, (sign) => `\\${sign}`) },
})
Element.prototype.scrollIntoView = () => undefined

/** A limit against hanging, not a measure of speed: machines differ. */
configure({ asyncUtilTimeout: 170_000 })

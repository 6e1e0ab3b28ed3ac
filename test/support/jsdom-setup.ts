import { configure } from '@testing-library/dom'

/** Adds functions that browsers have and jsdom lacks. */
Object.assign(globalThis, {
  CSS: { escape: (text: string) => text.replace(/[^\w-]/g, (sign) => `\\${sign}`) },
})
Element.prototype.scrollIntoView = () => undefined

/** A limit against hanging: the usual second is not enough for a page on a machine that is busy. */
configure({ asyncUtilTimeout: 5_000 })

/** Adds functions that browsers have and jsdom lacks. */
Object.assign(globalThis, {
  CSS: { escape: (text: string) => text.replace(/[^\w-]/g, (sign) => `\\${sign}`) },
})
Element.prototype.scrollIntoView = () => undefined

/** What else is offered to who has just bought. */
export const recommended = {
  title: '本地还可投保',
} as const

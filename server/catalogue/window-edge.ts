import * as v from 'valibot'

/** An instant, or the same instant of every year: 12-31T22:00:00. */
export const windowEdge = v.pipe(
  v.string(),
  v.regex(
    /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\+08:00|\d{2}-\d{2}T\d{2}:\d{2}:\d{2})$/,
    'Expected 2024-10-21T09:00:00+08:00, or 10-21T09:00:00 for every year',
  ),
)

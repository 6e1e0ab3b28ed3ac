import * as v from 'valibot'

/**
 * A list that drops entries this build does not know. A mini-program released months ago receives
 * newer data, and one unknown kind must not break the whole page. Use it only for lists that are
 * shown; the gateway checks its own files with the strict schemas.
 */
export const knownOnly = <const S extends v.GenericSchema>(
  item: S,
): v.ArraySchema<S, undefined> => {
  const list = v.array(item)
  return {
    ...list,
    '~run': (dataset, config) =>
      list['~run'](
        Array.isArray(dataset.value)
          ? { value: dataset.value.filter((entry) => v.is(item, entry)) }
          : dataset,
        config,
      ),
  }
}

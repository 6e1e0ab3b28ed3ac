import * as v from 'valibot'

/**
 * A list that leaves out what this build does not know: a mini-program that was released months
 * ago meets new data, and one unknown kind must not cost its reader the whole page. Only for lists
 * that are shown; the gateway checks its own files with the strict schemas.
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

/** Rows that a list shows at once. */
const PAGE = 20

/** One page of a list, and the id to go on from; one row more is read to know whether there is any. */
export async function readPage<T>(
  find: (limit: number) => Promise<T[]>,
  idOf: (row: T) => string,
): Promise<{ page: T[]; nextCursor: string | null }> {
  const found = await find(PAGE + 1)
  const page = found.slice(0, PAGE)
  const last = page.at(-1)
  return { page, nextCursor: found.length > PAGE && last ? idOf(last) : null }
}

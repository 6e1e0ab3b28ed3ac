/** Version of the cashier page: `/payment` is 1, `/payment2` 2, `/payment3` 3. */
export type PageVersion = '1' | '2' | '3'

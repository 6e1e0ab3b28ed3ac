import { bigint, customType, text } from 'drizzle-orm/pg-core'

/** An instant: timestamptz in the database, epoch milliseconds in the code. */
export const instant = customType<{ data: number; driverData: string }>({
  dataType: () => 'timestamp(3) with time zone',
  toDriver: (ms) => new Date(ms).toISOString(),
  fromDriver: (text) => new Date(text).getTime(),
})

/** Money: an integer number of fen. */
export const fen = () => bigint({ mode: 'number' })

/** The number of a transaction. No other one of the same server ever has it. */
export const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' })

/**
 * The trace in which a row was written (W3C), so that later work on it goes on with that trace. Null
 * where nothing is traced.
 */
export const traceparent = () => text()

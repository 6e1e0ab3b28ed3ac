/** A deliberate fault in one file, and the test file that must fail because of it. */
export interface Fault {
  readonly name: string
  readonly file: string
  /** The one place in the file where the fault goes. */
  readonly find: string
  readonly put: string
  /** Below test/. */
  readonly test: string
}

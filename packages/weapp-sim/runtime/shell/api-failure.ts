/** A failure that the base library reports as `<name>:fail <message>`. */
export class ApiFailure extends Error {
  constructor(
    message?: string,
    readonly codes: { readonly errCode?: number; readonly errno?: number } = {},
  ) {
    super(message)
  }
}

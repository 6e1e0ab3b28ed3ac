/**
 * Mutants that no test can or need tell from the code: the file, its line as it stands, what Stryker puts there,
 * and why that holds.
 */
export default []

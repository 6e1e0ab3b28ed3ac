/** Says which tests to run, and how many others the change reaches. `texts` are all files by path. */
export declare const nearestTests: (
  changed: readonly string[],
  tests: readonly string[],
  texts: ReadonlyMap<string, string>,
  enough: number,
) => { run: string[]; left: number }

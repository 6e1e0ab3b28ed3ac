/** The key of each file, made of its path, its text, and those of all that it reaches by imports. */
export declare const closureKeys: (texts: ReadonlyMap<string, string>) => Map<string, string>

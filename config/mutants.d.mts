/** The tests that judge each folder of the gateway, by its name. */
export declare const judges: Readonly<Record<string, readonly string[]>>

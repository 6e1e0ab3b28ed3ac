export declare const makeTemporaryFolder: () => void

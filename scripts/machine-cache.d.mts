export declare const takeResult: (kind: string, key: string, folder: string) => boolean
export declare const keepResult: (kind: string, key: string, folder: string) => void

export declare const useTemporaryFolder: () => void

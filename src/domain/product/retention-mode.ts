/** What the dialog for a visitor who leaves may offer (挽留): one frame, four modes. */
export const retentionModes = ['RENEWAL', 'FOLLOW_PUBLIC', 'SUBSCRIBE', 'SERVICE'] as const

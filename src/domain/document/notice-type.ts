/** Kinds of important notices, in the order of their tabs. */
export const noticeTypes = ['healthConfirm', 'insureNotice', 'escapeClause'] as const

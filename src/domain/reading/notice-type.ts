/** Kinds of important notices, in the order of their tabs (specification section 4). */
export const noticeTypes = ['healthConfirm', 'insureNotice', 'escapeClause'] as const
